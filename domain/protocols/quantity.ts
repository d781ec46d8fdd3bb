import { quantityMaximum } from './limits.ts'

/** The value of a quantity field: only digits count, an empty field is one, and the minimum is one. */
export function quantityOf(text: string): number {
  const digits = text.replace(/\D/g, '')
  return digits === '' ? 1 : clampQuantity(Number(digits))
}

export function clampQuantity(quantity: number): number {
  return Math.min(quantityMaximum, Math.max(1, Math.trunc(quantity) || 1))
}
