import type { Product } from '#contract/catalogue.ts'
import type { Content } from '#domain/catalogue/prices.ts'
import type { Block } from '#domain/catalogue/restrictions/country-states.ts'
import type { Language } from '#domain/languages.ts'
import type { Minor } from '#domain/money.ts'
import type { ProductFacts } from '#domain/protocols/facts.ts'
import type { OfferedProduct, ReplacedProduct } from '#domain/protocols/substitutes/rank-substitutes.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    /** Names, prices and labels of products on sale. */
    products: ProductSource
  }
}

/** The reader's language, and whether they may see the prices of practitioner-only products. */
export type ProductView = { language: Language; practitionerPrices: boolean }

/** A variant on sale, with its product. */
export type SoldVariant = {
  product: Product
  /** Null if the reader may not see it. */
  price: Minor | null
  /** Read from the label on demand. */
  readonly facts: ProductFacts
}
/** What its packs contain, and the label's portion; the first variant is the one whose portions the label counts. */
export type SoldPacks = {
  variants: readonly { id: number; content: Content | null }[]
  facts: Pick<ProductFacts, 'portion' | 'portionsPerPack'>
}
export type SoldPrice = { productId: number; price: Minor | null; isAvailable: boolean }

/** Why a product is not sold in a country. */
export type Blocked = {
  productId: number
  name: string
  block: Block
  /** The ingredient that a rule is about. */
  substance: string
}
/** A pack of a similar product. */
export type SimilarPack = { productId: number; variantId: number; slug: string; name: string }
/** Prices in the region's currency, both included. */
export type PriceRange = { from: Minor; to: Minor; country: string }
export type PricedPack = { productId: number; variantId: number; price: Minor; isSameCategory: boolean }
/** Where a product is to be sold, and who reads of it. */
export type PlaceView = { country: string; language: Language }

/** Answers from memory; variants that are not on sale are missing. */
export type ProductSource = {
  isReady(): boolean
  whenReady(maxWaitMs: number): Promise<boolean>
  ofVariants(variantIds: Iterable<number>, view: ProductView): Map<number, SoldVariant>
  /** Only the prices, for totals, and whether each can be bought now. */
  pricesOf(
    variantIds: Iterable<number>,
    view: Pick<ProductView, 'practitionerPrices'>,
  ): Map<number, SoldPrice>
  /** Only the contents, for supplies. */
  packsOf(variantIds: Iterable<number>): Map<number, SoldPacks>
  /** What products are compared by when they are replaced. */
  comparedOf(variantIds: Iterable<number>, view: ProductView): Map<number, ReplacedProduct>
  /** Products in stock that have one of these ingredients (`Substance.key`) among the first on their labels. */
  withIngredients(keys: ReadonlySet<string>, view: ProductView): OfferedProduct[]
  /** Those that are not sold in a country. */
  blockedOf(variantIds: Iterable<number>, view: PlaceView): Map<number, Blocked>
  /** Whether one of them may not be sold in some country. */
  areBlockedSomewhere(variantIds: Iterable<number>): boolean
  /** Published products on which an admin has to decide for one of these countries, those that a rule blocks first. */
  openRestrictions(countries: readonly string[], language: Language): { id: number; name: string }[]
  /** Packs in stock that are sold there, of products made for the same, most similar first. */
  similarTo(variantId: number, view: PlaceView & ProductView): SimilarPack[]
  /** Packs in stock at these prices that everybody may buy, of other products than those of the variants held. */
  atPrices(held: Iterable<number>, range: PriceRange): PricedPack[]
  /** Names of terms in the reader's language. */
  termNames(termIds: Iterable<number>, language: Language): Map<number, string>
}
