import type { EntryKind } from './entries.ts'
import { articlePath, helpSearchSlug } from './help.ts'
import { isReservedSlug } from './slugs.ts'

type Named = { kind: EntryKind; slug: string }

/** Where an entry with a page of its own is read, without the language. */
export function entryAddress(kind: 'page' | 'article', slug: string): string {
  return kind === 'page' ? `/${slug}` : articlePath(slug)
}

/** The shop itself has something at its address. */
export function isReserved({ kind, slug }: Named): boolean {
  return (kind === 'page' && isReservedSlug(slug)) || (kind === 'article' && slug === helpSearchSlug)
}
