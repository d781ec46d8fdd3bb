/** Why a variant's stock changed. */
export const stockReasons = [
  'delivery',
  'sale',
  'cancellation',
  'return',
  'correction',
  'damaged',
  'expired',
  'past-best-before',
  'recall',
  'import',
] as const
export type StockReason = (typeof stockReasons)[number]

/**
 * Those that an admin may give; the shop itself records the others. Expired packs are thrown away; those past their
 * best-before date are still there, and withheld.
 */
export const adminStockReasons = ['delivery', 'correction', 'return', 'damaged', 'expired'] as const
export type AdminStockReason = (typeof adminStockReasons)[number]

export const stockMaximum = 1_000_000
export const stockNoteMaximum = 300

export const stockFilters = ['all', 'low', 'out', 'expiring', 'expired', 'blocked'] as const
export type StockFilter = (typeof stockFilters)[number]

const signs: Record<AdminStockReason, readonly number[]> = {
  delivery: [1],
  correction: [1, -1],
  return: [1],
  damaged: [-1],
  expired: [-1],
}

/** Goods arrive or go for each reason; only a correction may do both. */
export function isPossibleChange(reason: AdminStockReason, difference: number): boolean {
  return signs[reason].includes(Math.sign(difference))
}
