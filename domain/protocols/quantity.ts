import { quantityMaximum } from './limits.ts'

/** What stands in a quantity field: digits alone count, nothing is one, and never less than one. */
export function quantityOf(text: string): number {
  const digits = text.replace(/\D/g, '')
  return digits === '' ? 1 : atLeastOne(Number(digits))
}

export function atLeastOne(quantity: number): number {
  return Math.min(quantityMaximum, Math.max(1, Math.trunc(quantity) || 1))
}
