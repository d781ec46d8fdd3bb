/** For each product (by id) the products most often combined with it by practitioners, most frequent first. */
export type Companions = ReadonlyMap<number, readonly number[]>

/** The ids of products whose companions have changed. */
export function changedCompanions(before: Companions, after: Companions): number[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (id) => before.get(id)?.join() !== after.get(id)?.join(),
  )
}
