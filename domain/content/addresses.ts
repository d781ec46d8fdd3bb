import type { EntryKind } from './entries.ts'
import { articlePath, helpSearchSlug } from './help.ts'
import { isTakenAddress } from './slugs.ts'

type Named = { kind: EntryKind; slug: string }

/** Where an entry is read, without the language; undefined for what has no page of its own. */
export function entryAddress({ kind, slug }: Named): string | undefined {
  if (kind === 'page') return `/${slug}`
  return kind === 'article' ? articlePath(slug) : undefined
}

/** The shop itself has something at its address. */
export function isTaken({ kind, slug }: Named): boolean {
  return (kind === 'page' && isTakenAddress(slug)) || (kind === 'article' && slug === helpSearchSlug)
}
