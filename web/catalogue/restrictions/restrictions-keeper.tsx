import { useEffect } from 'react'
import { restrictionPaths } from '#contract/restriction-paths.ts'
import type { RestrictionList } from '#contract/restrictions.ts'
import { useDeliveryCountry } from '../../platform/delivery-country.ts'
import { usePublicData } from '../../platform/public-data.ts'
import { keepRestrictions } from '../../platform/restrictions.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** Marks what may not be sold in the visitor's delivery country, on every page. */
export function RestrictionsKeeper() {
  const { country, isDelivered } = useDeliveryCountry()
  const isHydrated = useHydrated()
  const { data } = usePublicData<RestrictionList>(
    isHydrated && isDelivered ? `${restrictionPaths.list}?country_code=${country}` : null,
  )
  useEffect(() => {
    keepRestrictions({
      country,
      byProduct: new Map(data?.data.map(({ product_id: id, ...restriction }) => [id, restriction])),
    })
  }, [country, data])
  return null
}
