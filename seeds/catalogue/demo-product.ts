import type { PackDesign } from '#domain/catalogue/pack-design.ts'
import type { Allergen, ContentUnit } from '#domain/catalogue/vocabulary.ts'
import type { Minor } from '#domain/money.ts'
import type { Planned } from './planned.ts'

/** A price, and how long before seeding it came into force. */
export type DemoPrice = { currency: 'EUR' | 'GBP'; daysAgo: number; amount: Minor }

export type DemoVariant = {
  sku: string
  barcode: string
  content: number
  contentUnit: ContentUnit
  weightGrams: number
  stock: number
  prices: DemoPrice[]
}

/** A product of the demonstration without its texts; days are counted back from seeding. */
export type DemoProduct = Planned & {
  slug: string
  qualities: string[]
  additives: string[]
  allergens: Allergen[]
  suitableFor: string[]
  freeFrom: string[]
  practitionerOnly: boolean
  portionsPerPack: number
  variants: DemoVariant[]
  createdDaysAgo: number
  bestBeforeInDays: number | null
  /** The expected restock date of a sold-out product; null if unknown. */
  expectedInDays: number | null
  design: Partial<PackDesign>
}
