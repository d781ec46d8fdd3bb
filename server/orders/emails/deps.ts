import type { ProductSource } from '#server/catalogue/products-of-variants.ts'
import type { DocumentDeps } from '../documents/deps.ts'

/** What the emails of orders need of the shop. */
export type EmailDeps = DocumentDeps & {
  /** For pictures of what is still sold. */
  products: ProductSource
}
