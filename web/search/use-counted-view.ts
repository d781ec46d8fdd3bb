import { useEffect } from 'react'
import type { ViewedProduct } from '#contract/search.ts'
import { searchPaths } from '#contract/search-paths.ts'
import { languageTag } from '#domain/languages.ts'
import { onceViewed } from '../platform/once-viewed.ts'
import { useShop } from '../platform/shop-context.tsx'

/** Counts a view of a product anonymously: the call contains neither token nor cookie. */
export function useCountedView(productId: number) {
  const { language } = useShop()
  useEffect(() => {
    const count = () => {
      const view: ViewedProduct = { product_id: productId }
      fetch(`/api${searchPaths.views}`, {
        method: 'POST',
        credentials: 'omit',
        keepalive: true,
        headers: {
          'accept-language': languageTag(language).toLowerCase(),
          'content-type': 'application/json',
        },
        body: JSON.stringify(view),
      }).catch(() => {
        // An uncounted view does no harm.
      })
    }
    return onceViewed(document, count)
  }, [productId, language])
}
