import type { ProductSource } from '#server/catalogue/queries/products-of-variants.ts'
import type { PaperWorld } from '../paper/world.ts'

/** What the letters of orders need of the shop. */
export type OrderLettersWorld = PaperWorld & {
  /** For pictures of what is still sold. */
  products: ProductSource
}
