import type { AmountUnit } from '#domain/catalogue/vocabulary.ts'
import { ingredientOf } from '../ingredients.ts'
import type { Dose, Part } from './recipe.ts'

const pattern = /^([a-z0-9-]+)(?:@([a-z-]+))?(?:\/([a-z0-9-]+))? ([\d.]+) (g|mg|µg|IU|CFU|FU|ml)$/

/** Parses "ashwagandha@root/standardised-extract 300 mg". */
export function dose(text: string): Dose {
  const match = pattern.exec(text)
  if (!match) throw new Error(`Not a dose: ${text}`)
  const [, ingredient, part, form, amount, unit] = match
  return {
    ingredient: ingredient!,
    part: (part as Part | undefined) ?? null,
    form: form ?? null,
    amount: Number(amount),
    unit: unit as AmountUnit,
  }
}

/** Milligrams of powder that contain one milligram of the element. */
const carriers: Record<string, number> = {
  bisglycinate: 6,
  citrate: 5,
  picolinate: 5,
  malate: 6.5,
  taurate: 11,
  oxide: 1.7,
  carbonate: 3,
  gluconate: 8,
  glycerophosphate: 7,
  'l-threonate': 12,
  chloride: 5,
  sulphate: 4,
  fumarate: 3,
  orotate: 14,
  pidolate: 10,
  lactate: 8,
  ascorbate: 1.2,
  phosphate: 3,
  methionine: 5,
  'kelp-iodine': 1000,
  'bamboo-silica': 1.5,
}
const usualCarrier = 1.1
const milligrams: Partial<Record<AmountUnit, number>> = {
  g: 1000,
  mg: 1,
  µg: 0.001,
  ml: 1000,
  CFU: 1e-8,
  FU: 0.01,
}

/** The weight of a dose as powder, including its carrier. */
export function powderMg({ ingredient, amount, unit, form }: Dose): number {
  const carrier = ingredientOf(ingredient).kind === 'mineral' ? carriers[form ?? ''] : undefined
  return amount * (milligrams[unit] ?? 0.001) * (carrier ?? usualCarrier)
}
