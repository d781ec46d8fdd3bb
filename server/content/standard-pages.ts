import type { EntryTexts } from '#domain/content/entries.ts'
import { type StandardPage, standardPages } from '#domain/content/slugs.ts'
import { languages } from '#domain/languages.ts'
import type { Texts } from '#domain/translation.ts'
import type { Translations } from '#server/platform/translation.ts'

type Section = { heading: string; paragraphs: string[]; list?: string[] }
type PageTexts = { title: string; description: string; sections: Section[] }

/** A page that the shop has from the start, in all languages, in the form in which it is edited. */
export function standardTexts(translations: Translations, slug: StandardPage): EntryTexts {
  return Object.fromEntries(
    languages.map((language) => {
      const { title, description, sections } = pageOf(translations.resourcesOf(language).pages, slug)
      return [language, { title, description, body: sections.map(markdownOf).join('\n\n') }]
    }),
  )
}

export function standardTitles(translations: Translations, language: (typeof languages)[number]) {
  return standardPages.map((slug) => ({
    slug,
    title: pageOf(translations.resourcesOf(language).pages, slug).title,
  }))
}

const pageOf = (texts: Texts | undefined, slug: StandardPage) => texts?.[slug] as unknown as PageTexts

function markdownOf({ heading, paragraphs, list = [] }: Section): string {
  const items = list.map((item) => `- ${escaped(item)}`).join('\n')
  return [`## ${escaped(heading)}`, ...paragraphs.map(escaped), items].filter(Boolean).join('\n\n')
}

const escaped = (text: string) => text.replace(/[\\*_[\]`<]/g, '\\$&')
