import { useEffect } from 'react'
import { restrictionPaths } from '#contract/restriction-paths.ts'
import type { RestrictionList } from '#contract/restrictions.ts'
import { callApi } from '../../platform/call-api.ts'
import { useDeliveryCountry } from '../../platform/delivery-country.ts'
import { keepRestrictions } from '../../platform/restrictions.ts'
import { useShop } from '../../platform/shop-context.tsx'

/**
 * Marks what may not be sold in the visitor's delivery country, on every page. Asked without SWR, which public
 * pages would load for this alone.
 */
export function RestrictionsSync() {
  const { language } = useShop()
  const { country, isDelivered } = useDeliveryCountry()
  useEffect(() => {
    const request = new AbortController()
    const ask = () =>
      callApi<RestrictionList>(`${restrictionPaths.list}?country_code=${country}`, {
        language,
        signal: request.signal,
      })
        .then(({ data }) =>
          keepRestrictions({
            country,
            byProduct: new Map(data.map(({ product_id: id, ...restriction }) => [id, restriction])),
          }),
        )
        // The server refuses what may not be sold, and is asked again when the visitor returns.
        .catch(() => {})
    keepRestrictions({ country, byProduct: new Map() })
    if (!isDelivered) return
    void ask()
    addEventListener('focus', ask)
    return () => {
      removeEventListener('focus', ask)
      request.abort()
    }
  }, [country, isDelivered, language])
  return null
}
