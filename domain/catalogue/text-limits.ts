import type { TextField } from './imports/record.ts'

/** The longest text of each field, in characters. */
export const textMaximum: Record<TextField, number> = {
  name: 300,
  legalName: 300,
  description: 10_000,
  usage: 5_000,
  ingredientList: 10_000,
  warning: 5_000,
}
export const altMaximum = 300
export const picturesMaximum = 20
/** Of one product, those that are no longer shown included. */
export const imagesMaximum = 60
export const imageMaximumBytes = 15_000_000
export const imageMaximumPixels = 60_000_000
export const operatorMaximum = 500
export const linesMaximum = 200
export const variantsMaximum = 50
export const priceMaximum = 100_000
