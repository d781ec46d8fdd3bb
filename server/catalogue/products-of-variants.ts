import type { Product } from '#contract/catalogue.ts'
import type { Language } from '#domain/languages.ts'
import type { Minor } from '#domain/money.ts'
import type { ProductFacts } from '#domain/protocols/facts.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    /** What is sold now, in words, with its price and its label. */
    products: ProductSource
  }
}

/** For whom: the reader's language, and whether they may see the prices of practitioner-only products. */
export type ProductView = { language: Language; practitionerPrices: boolean }

/** A variant that is sold now, with its product. */
export type SoldVariant = {
  product: Product
  /** Null where the reader may not see it. */
  price: Minor | null
  /** Read from the label when asked for. */
  readonly facts: ProductFacts
}
export type SoldPrice = { productId: number; price: Minor | null }

/** Answers from memory; a variant that is not sold now is missing. */
export type ProductSource = {
  whenReady(patienceMs: number): Promise<boolean>
  ofVariants(variantIds: Iterable<number>, view: ProductView): Map<number, SoldVariant>
  /** Prices alone, for totals. */
  pricesOf(
    variantIds: Iterable<number>,
    view: Pick<ProductView, 'practitionerPrices'>,
  ): Map<number, SoldPrice>
}
