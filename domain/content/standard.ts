import type { EntryKind } from './entries.ts'
import { standardArticles } from './help.ts'
import { standardPages } from './slugs.ts'

export const homeSections = ['intro', 'label', 'price', 'free'] as const
export const welcomeTexts = ['practitioner', 'client'] as const
export type WelcomeText = (typeof welcomeTexts)[number]

/** What the shop has from the start, and an admin can write anew. */
export const standardSlugs = {
  page: standardPages,
  article: standardArticles,
  ad: [],
  home: homeSections,
  welcome: welcomeTexts,
  // They are in the database.
  template: [],
} as const satisfies Record<EntryKind, readonly string[]>

export function isStandard(kind: EntryKind, slug: string): boolean {
  return (standardSlugs[kind] as readonly string[]).includes(slug)
}

/** There are no others than the shop has from the start: they have their places in its pages. */
export function isFixed(kind: EntryKind): boolean {
  return kind === 'home' || kind === 'welcome'
}
