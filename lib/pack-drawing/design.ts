import type { Range } from './colour.ts'

export const layouts = [
  'herbarium',
  'horizon',
  'symbol',
  'sun',
  'arch',
  'culture',
  'frame',
  'comb',
  'stripe',
  'bars',
] as const
export type Layout = (typeof layouts)[number]

export const packForms = [
  'bottleWhite',
  'bottleAmber',
  'jar',
  'jarAmber',
  'dropper',
  'spray',
  'pouch',
  'box',
  'tub',
  'tubLow',
  'tube',
  'liquid',
] as const
export type PackForm = (typeof packForms)[number]

/** What a brand fixes for all its packs. Colours are #RRGGBB. */
export type BrandDesign = { layout: Layout; paper: string; ink: string }

/** All that a drawn pack shows. Lettering is in the brand's language, the same for every reader. */
export type PackDesign = BrandDesign & {
  brand: string
  form: PackForm
  range: Range
  /** The product's name on at most two lines. */
  lines: string[]
  /** "300 mg", "EPA 800", "12 strains". */
  dose: string
  /** "120 capsules", "30 ml". */
  count: string
  /** Element or letter for the symbol layout: "Mg". */
  symbol: string
  /** Plant of the botany, for herbarium, arch and frame. */
  plant: string
  /** Large figure and its word, for culture: "50", "billion". */
  figure: string
  figureUnit: string
  /** For frame. */
  latin: string
  number: string
}
