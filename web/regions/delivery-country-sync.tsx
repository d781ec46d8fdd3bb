import { useEffect } from 'react'
import { openDeliveryCountry } from '#web/platform/delivery-country.ts'
import { useShop } from '#web/platform/shop-context.tsx'
import { findCountry } from './country.ts'

/** Updates the delivery information of a page once the visitor's account and country are known. */
export function DeliveryCountrySync() {
  const { region, language } = useShop()
  useEffect(() => openDeliveryCountry(region, () => findCountry(language)), [region, language])
  return null
}
