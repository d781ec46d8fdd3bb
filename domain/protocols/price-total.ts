import type { Minor } from '../money.ts'

type Priced = { price: Minor | null; quantity: number }

/**
 * For the chosen variants. A variant without a price, because it is not sold or its price is hidden, counts as zero.
 */
export function totalOf(lines: readonly Priced[]): Minor {
  return lines.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0)
}

/** The default variant if none was chosen. */
export function chosenVariant<Variant extends { id: number }>(
  variants: readonly Variant[],
  chosenId: number | null | undefined,
): Variant | undefined {
  return variants.find(({ id }) => id === chosenId) ?? variants[0]
}
