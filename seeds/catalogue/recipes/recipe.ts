import type { PackDesign } from '#domain/catalogue/pack-design.ts'
import type { AmountUnit, ContentUnit, LabelWarning } from '#domain/catalogue/vocabulary.ts'

export type Delivery =
  | 'capsules'
  | 'tablets'
  | 'softgels'
  | 'powder'
  | 'liquid'
  | 'drops'
  | 'tincture'
  | 'spray'
  | 'lozenges'
  | 'gummies'
  | 'sachets'
  | 'effervescent'
  | 'ampoules'
  | 'oil'
  | 'tea'
  | 'other'

export type Part =
  | 'root'
  | 'rhizome'
  | 'leaf'
  | 'herb'
  | 'flower'
  | 'fruit'
  | 'berry'
  | 'seed'
  | 'bark'
  | 'resin'
  | 'bulb'
  | 'stigma'
  | 'strobile'
  | 'husk'
  | 'fruiting-body'

export type Time =
  | 'meal'
  | 'breakfast'
  | 'evening'
  | 'before-sleep'
  | 'between-meals'
  | 'before-meal'
  | 'around-training'
  | 'spread'

export type Trait =
  | 'children'
  | 'gentle'
  | 'strong'
  | 'liposomal'
  | 'slow-release'
  | 'organic'
  | 'pure'
  | 'gelatinised'
  | 'cold-pressed'
  | 'clinical'

export type Family =
  | 'vitamins'
  | 'minerals'
  | 'omegas'
  | 'plant-oils'
  | 'herbs'
  | 'tinctures'
  | 'teas'
  | 'mushrooms'
  | 'probiotics'
  | 'fibre'
  | 'aminos'
  | 'proteins'
  | 'antioxidants'
  | 'enzymes'
  | 'superfoods'
  | 'bee'
  | 'complexes'
  | 'women'
  | 'children'
  | 'sport'

/** One ingredient in a daily portion. */
export type Dose = {
  ingredient: string
  form: string | null
  part: Part | null
  amount: number
  unit: AmountUnit
}

/** A product's name as data, before it is put into a language. */
export type NameParts =
  | { kind: 'single'; ingredient: string }
  | { kind: 'form'; ingredient: string; form: string }
  | { kind: 'pair' | 'herbs'; first: string; second: string }
  | { kind: 'extract'; plant: string; part: Part; as: 'extract' | 'powder' }
  | { kind: 'title'; title: string }

/** A product before a brand offers it: what it contains and what it is for, without texts. */
export type Recipe = {
  key: string
  family: Family
  name: NameParts
  /** A name that already includes the form needs no word for it: "Maca root powder". */
  bareName: boolean
  doses: Dose[]
  /** Shown in the name. */
  shown: { amount: number; unit: AmountUnit | 'billion' } | null
  delivery: Delivery
  portion: { amount: number; unit: ContentUnit }
  /** Possible pack sizes, from small to large. */
  sizes: number[]
  /** Euro cents per day. */
  day: number
  categories: string[]
  goals: string[]
  claims: string[]
  warnings: LabelWarning[]
  suitable: string[]
  time: Time | null
  traits: Trait[]
  flavours: string[]
  /** Strong enough to be sold only on a practitioner's advice. */
  clinical: boolean
  pack: Partial<PackDesign>
}
