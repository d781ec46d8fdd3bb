/** For each product (by id) the products most often combined with it by practitioners, most frequent first. */
export type Companions = ReadonlyMap<number, readonly number[]>

/** The number of protocols with each product (by id); none for products that few practitioners use. */
export type ProtocolCounts = ReadonlyMap<number, number>

export type UseInProtocols = { companions: Companions; protocolCounts: ProtocolCounts }

export const unusedInProtocols: UseInProtocols = { companions: new Map(), protocolCounts: new Map() }

/** The ids of products whose use has changed. */
export function changedUse(before: UseInProtocols, after: UseInProtocols): number[] {
  const ids = [before, after].flatMap(({ companions, protocolCounts }) => [
    ...companions.keys(),
    ...protocolCounts.keys(),
  ])
  return [...new Set(ids)].filter(
    (id) =>
      before.companions.get(id)?.join() !== after.companions.get(id)?.join() ||
      before.protocolCounts.get(id) !== after.protocolCounts.get(id),
  )
}
