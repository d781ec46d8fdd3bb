import useSWR from 'swr'
import { cartPaths } from '#contract/cart-paths.ts'
import type { VisitorWishes, WishedProduct, WishlistPreview } from '#contract/wishlist.ts'
import { callApi } from '../../platform/call-api.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'

/** The recommended products in their order; those no longer sold are missing. */
export function useRecommended(ids: readonly number[]): readonly WishedProduct[] {
  const { language } = useTranslation('storefront')
  const { data } = useSWR<WishlistPreview, Error>(
    ids.length > 0 ? ['for everybody', 'recommended', language, ids.join()] : null,
    () => {
      const body: VisitorWishes = { product_variant_ids: [...ids] }
      return callApi<WishlistPreview>(cartPaths.wishlistPreview, { method: 'POST', body, language })
    },
    { keepPreviousData: true },
  )
  const known = new Map((data?.data ?? []).map((product) => [product.product_variant_id, product]))
  return ids.flatMap((id) => known.get(id) ?? [])
}
