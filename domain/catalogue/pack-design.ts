/** The twelve range colours; a product has that of its category. */
export const ranges = [
  'vit',
  'min',
  'oil',
  'herb',
  'bio',
  'myc',
  'pro',
  'calm',
  'rose',
  'imm',
  'joint',
  'ink',
] as const
export type Range = (typeof ranges)[number]

type Layout =
  | 'herbarium'
  | 'horizon'
  | 'symbol'
  | 'sun'
  | 'arch'
  | 'culture'
  | 'frame'
  | 'comb'
  | 'stripe'
  | 'bars'

export type PackForm =
  | 'bottleWhite'
  | 'bottleAmber'
  | 'jar'
  | 'jarAmber'
  | 'dropper'
  | 'spray'
  | 'pouch'
  | 'box'
  | 'tub'
  | 'tubLow'
  | 'tube'
  | 'liquid'

/** The design of all packs of a brand. Colours are #RRGGBB. */
export type BrandDesign = { layout: Layout; paper: string; ink: string }

/** The design of one product's pack; the rest follows from the product. Texts are in the brand's language. */
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
  symbol: string
  plant: string
  figure: string
  figureUnit: string
  latin: string
  number: string
}
