import { useState } from 'react'
import { useLocation } from 'react-router'
import { cataloguePageSize } from '#domain/catalogue/listing.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useSession } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import type { Card } from '../cards/cards.ts'
import type { ListingPage } from './listing-page.ts'
import type { Listing } from './listing-query.ts'
import { productsKept } from './products-kept.ts'

const none: readonly Card[] = []

type Loading = 'idle' | 'loading' | 'failed'

/** Pages loaded after the first; going back restores them, until another user has logged in or this one is gone. */
export function useMoreProducts(
  listing: Listing,
  { cards: first, pages }: Pick<ListingPage, 'cards' | 'pages'>,
) {
  const { key } = useLocation()
  const words = useTranslation('products')
  const [loading, setLoading] = useState<Loading>('idle')
  // Renders again when they are no longer for whom they were loaded.
  useSession()
  const kept = productsKept()
  const more = kept.get(key) ?? none
  const next = listing.page + 1 + Math.ceil(more.length / cataloguePageSize)

  async function load() {
    setLoading('loading')
    try {
      const { fetchProducts } = await import('./more-products.ts')
      const { cards: further } = await fetchProducts(listing, next, words)
      // A product published in the meantime shifts the last one of a page to the next.
      const known = new Set([...first, ...more].map(({ id }) => id))
      kept.set(key, [...more, ...further.filter(({ id }) => !known.has(id))])
      setLoading('idle')
    } catch {
      setLoading('failed')
      toast('error', words.t('filters.failed'), { label: words.t('filters.try-again'), run: load })
    }
  }

  return { more, next: next <= pages ? next : undefined, loading, load }
}
