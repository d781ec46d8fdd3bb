import type { Batch, BatchPacks } from './batches.ts'

/** `withheld`: of the packs left, those taken out of the stock because they may not be sold. */
type WithheldBatch = Pick<Batch, 'id' | 'remaining'> & { withheld: number }

/**
 * What is taken out of the stock of a variant for its batches that may not be sent. Packs that orders wait for are not in
 * it: they follow when others come into it.
 */
export function packsToWithhold(unusable: readonly WithheldBatch[], stock: number): BatchPacks[] {
  return takenInOrder(unusable, stock)
}

/**
 * Packs left of batches that may not be sent which are nowhere: not withheld, not in the stock, and more than orders wait
 * for. They left without their batch being named.
 */
export function missingPacks(
  unusable: readonly WithheldBatch[],
  { stock, waiting }: { stock: number; waiting: number },
): BatchPacks[] {
  return takenInOrder(unusable, Math.max(0, notWithheld(unusable) - stock - waiting))
}

function takenInOrder(batches: readonly WithheldBatch[], packs: number): BatchPacks[] {
  let left = packs
  return batches.flatMap(({ id, remaining, withheld }) => {
    const quantity = Math.min(remaining - withheld, left)
    left -= quantity
    return quantity > 0 ? [{ batchId: id, quantity }] : []
  })
}

/** Of packs that an admin takes out of a batch, those that are withheld: they go first. */
export function takenOfWithheld(withheld: number, difference: number): number {
  return Math.min(withheld, Math.max(0, -difference))
}

/** Packs of a variant that were received without a batch. `waiting`: packs that orders have taken out of the stock. */
export function packsWithoutBatch(
  { stock, waiting }: { stock: number; waiting: number },
  batches: readonly Omit<WithheldBatch, 'id'>[],
): number {
  return Math.max(0, stock + waiting - notWithheld(batches))
}

function notWithheld(batches: readonly Omit<WithheldBatch, 'id'>[]): number {
  return batches.reduce((sum, { remaining, withheld }) => sum + remaining - withheld, 0)
}

/** A file counts what is in the warehouse. `unusable`: left of batches that may not be sold, on order or not. */
export function stockFromFile(packs: number, unusable: number): number {
  return Math.max(0, packs - unusable)
}
