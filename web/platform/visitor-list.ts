import { persisted } from './store/persisted.ts'

/** A visitor's list, kept in this browser for thirty days. An empty list is deleted. */
export function createVisitorList<Item>(name: string, itemsIn: (stored: readonly unknown[]) => Item[]) {
  const kept = persisted<readonly Item[] | undefined>({
    in: 'localStorage',
    name,
    ttlMs: 30 * 86_400_000,
    parse: (stored) => (Array.isArray(stored) ? itemsIn(stored) : undefined),
  })
  return {
    read: (): readonly Item[] => kept.read() ?? [],
    write: (items: readonly Item[]): void => kept.write(items.length > 0 ? items : undefined),
    onChangedElsewhere: kept.onChangedElsewhere,
  }
}
