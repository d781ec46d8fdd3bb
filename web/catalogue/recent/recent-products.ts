import type { Language } from '#domain/languages.ts'
import { dayMs } from '#domain/local-time.ts'
import type { ProductInSlot } from '../../platform/slots.tsx'
import { createStore } from '../../platform/store/create-store.ts'
import { parseStoredProducts, type StoredProduct, storedProduct } from '../stored-product.ts'

const recentMaximum = 13

type Viewed = { language: Language; products: readonly StoredProduct[] }

/**
 * The products looked at, latest first, with names in the language of the page. They are kept in this browser only,
 * and deleted at logout; undefined for none.
 */
export const recentProducts = createStore<Viewed | undefined>(undefined, {
  in: 'localStorage',
  name: 'recently-viewed',
  ttlMs: 30 * dayMs,
  parse: (stored) => {
    const { language, products } = (stored ?? {}) as Partial<Viewed>
    const kept = parseStoredProducts(products, recentMaximum)
    return kept && language ? { language, products: kept } : undefined
  },
})

/** Puts a product first. Names in another language are forgotten: nobody reads two languages in one list. */
export function rememberViewed(product: ProductInSlot, language: Language): void {
  recentProducts.update((now) => {
    const earlier = now?.language === language ? now.products : []
    const others = earlier.filter(({ id }) => id !== product.id)
    return { language, products: [storedProduct(product), ...others].slice(0, recentMaximum) }
  })
}
