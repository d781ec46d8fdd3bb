import type { Minor } from '../money.ts'

type Priced = { price: Minor | null; quantity: number }

/** Of the chosen variants. What has no price, because it is not sold or not shown, counts nothing. */
export function totalOf(lines: readonly Priced[]): Minor {
  return lines.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0)
}

/** The variant that counts where none was chosen. */
export function chosenVariant<Variant extends { id: number }>(
  variants: readonly Variant[],
  chosenId: number | null | undefined,
): Variant | undefined {
  return variants.find(({ id }) => id === chosenId) ?? variants[0]
}
