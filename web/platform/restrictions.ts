import type { Restriction as ListedRestriction } from '#contract/restrictions.ts'
import { countryName } from '#domain/country-name.ts'
import { useTranslation } from './i18n/translation-context.tsx'
import { createStore, useStore } from './store/create-store.ts'

/** Why a product may not be sold in a country, in the language of the page. */
export type Restriction = Omit<ListedRestriction, 'product_id'>

type Restrictions = { country: string; byProduct: ReadonlyMap<number, Restriction> }

/** Of the visitor's delivery country. Pages are the same for every country, so only the browser knows them. */
const restrictions = createStore<Restrictions>({ country: '', byProduct: new Map() })

export const keepRestrictions = restrictions.set

/** Undefined for products that are sold, on the server, during hydration, and until the server has answered. */
export function useRestriction(productId: number): Restriction | undefined {
  return useStore(restrictions, ({ byProduct }) => byProduct.get(productId))
}

export function useRestrictions(): Restrictions {
  return useStore(restrictions)
}

/** "Not sold in Denmark"; undefined if each of the products is sold. */
export function useNotSoldText(...productIds: readonly number[]): string | undefined {
  const { t, language } = useTranslation('shop')
  const country = useStore(restrictions, ({ byProduct, country }) =>
    productIds.some((id) => byProduct.has(id)) ? country : undefined,
  )
  return country && t('restricted.not-sold', { country: countryName(country, language) ?? country })
}

/** Where a product's page lists similar products that are sold. */
export const alternativesId = 'alternatives'

export function alternativesPath({ slug, variantId }: { slug: string; variantId: number }): string {
  return `/products/${slug}?variant=${variantId}#${alternativesId}`
}
