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

/** The design of all packs of a brand. Colours are #RRGGBB. */
export type BrandDesign = { layout: Layout; paper: string; ink: string }

/** Everything shown on a drawn pack. Texts are in the brand's language, the same for all readers. */
export type PackDesign = BrandDesign & {
  brand: string
  form: PackForm
  range: Range
  /** The product's name in at most two lines. */
  lines: string[]
  /** "300 mg", "EPA 800", "12 strains". */
  dose: string
  /** "120 capsules", "30 ml". */
  count: string
  /** Element or letter for the symbol layout: "Mg". */
  symbol: string
  /** The plant for the layouts herbarium, arch and frame. */
  plant: string
  /** A large number and its word, for the layout culture: "50", "billion". */
  figure: string
  figureUnit: string
  /** For the layout frame. */
  latin: string
  number: string
}
