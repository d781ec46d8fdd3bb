import { dynamicKey } from '../translation.ts'
import type { EntryKind } from './entries.ts'

/** The name of a place that has no title of its own. */
export const placeKey = (kind: EntryKind, slug: string) => dynamicKey(`content:places.${kind}.${slug}`)

/** How an entry without title is called. */
export function untitledKey({ kind, slug }: { kind: EntryKind; slug: string }) {
  return kind === 'home' || kind === 'welcome' ? placeKey(kind, slug) : undefined
}
