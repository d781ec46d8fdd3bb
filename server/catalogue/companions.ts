/** For each product, by id, those that practitioners put beside it, the most often first. */
export type Companions = ReadonlyMap<number, readonly number[]>

/** The ids of products whose companions are others than before. */
export function changedCompanions(before: Companions, after: Companions): number[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (id) => before.get(id)?.join() !== after.get(id)?.join(),
  )
}
