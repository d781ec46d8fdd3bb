import { useEffect } from 'react'
import { openDeliveryCountry } from '#web/platform/delivery-country.ts'
import { useShop } from '#web/platform/shop-context.tsx'
import { findCountry } from './country.ts'

/** Corrects what a page says of delivery once it is known who reads it, and from where. */
export function DeliveryCountryKeeper() {
  const { region, language } = useShop()
  useEffect(() => openDeliveryCountry(region, () => findCountry(language)), [region, language])
  return null
}
