import type { AdSettings, TemplateSettings } from '#contract/content.ts'
import { contentImagePath } from '#contract/media.ts'
import type { EntryKind, EntryText } from '#domain/content/entries.ts'
import type { Language } from '#domain/languages.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    content: ContentSource
  }
}

/** Where, to whom and with which picture an ad is shown. */
export type LiveAd = Omit<AdSettings, 'image'> & { imageSrc: string | null }

/** Something that is shown now, in the reader's language or else in English. */
export type LiveEntry = {
  id: number
  slug: string
  language: Language
  text: EntryText
  /** Since when it is shown. */
  since: Date
  /** Null for what is no ad. */
  ad: LiveAd | null
  /** Null for what is no template, and for one whose products nobody chose. */
  template: TemplateSettings | null
}

/** Where the shop's content comes from. */
export type ContentSource = {
  find(kind: EntryKind, slug: string, language: Language): Promise<LiveEntry | undefined>
  list(kind: EntryKind, language: Language): Promise<LiveEntry[]>
}

export function adOf({ ad }: { ad: AdSettings | null }): LiveAd | null {
  if (!ad) return null
  const { image, ...settings } = ad
  return { ...settings, imageSrc: image && contentImagePath(image, 800) }
}
