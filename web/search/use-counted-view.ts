import { useEffect } from 'react'
import type { Look } from '#contract/search.ts'
import { searchPaths } from '#contract/search-paths.ts'
import { languageTag } from '#domain/languages.ts'
import { onceLookedAt } from '../platform/once-looked-at.ts'
import { useShop } from '../platform/shop-context.tsx'

/** Counts a view of a product anonymously: the call contains neither token nor cookie. */
export function useCountedView(productId: number) {
  const { language } = useShop()
  useEffect(() => {
    const count = () => {
      const look: Look = { product_id: productId }
      fetch(`/api${searchPaths.views}`, {
        method: 'POST',
        credentials: 'omit',
        keepalive: true,
        headers: {
          'accept-language': languageTag(language).toLowerCase(),
          'content-type': 'application/json',
        },
        body: JSON.stringify(look),
      }).catch(() => {
        // An uncounted view does no harm.
      })
    }
    return onceLookedAt(document, count)
  }, [productId, language])
}
