import { addDays, type Day } from '../days.ts'

/** A paid order line and its parcels, oldest first; `on`: when one was delivered, if that is known. */
export type BoughtLine = {
  quantity: number
  refunded: number
  /** Refunded packs that were never sent. */
  unsent: number
  expectedOn: Day
  parcels: readonly { packs: number; on: Day | null }[]
}
export type PackArrival = { on: Day; packs: number }

/**
 * When the packs that somebody keeps came or will come. A parcel without news came when it was expected. Returned packs
 * are those of the last parcels.
 */
export function arrivalsOf(line: BoughtLine, today: Day): PackArrival[] {
  const { quantity, refunded, unsent, expectedOn, parcels } = line
  const sent = parcels.reduce((sum, { packs }) => sum + packs, 0)
  const waiting = { on: Math.max(expectedOn, addDays(today, 1)), packs: quantity - unsent - sent }
  const kept = parcels.map(({ packs, on }) => ({ on: on ?? expectedOn, packs }))
  let returned = refunded - unsent
  for (const parcel of kept.toReversed()) {
    const back = Math.min(returned, parcel.packs)
    parcel.packs -= back
    returned -= back
  }
  return [...kept, waiting].filter(({ packs }) => packs > 0)
}
