import { type Region, regionSettings } from '../regions.ts'
import { zoneOf } from './zones.ts'

/** What is known of where somebody wants parcels to go; ISO 3166-1 alpha-2. */
export type KnownCountries = {
  /** Of the address chosen in the checkout. */
  address?: string | null | undefined
  /** By the visitor, in the header. */
  chosen?: string | null | undefined
  account?: string | null | undefined
  /** Where their connection comes from. */
  located?: string | null | undefined
}
export type DeliveryCountry = { country: string; isDelivered: boolean }

/** The country whose delivery a page speaks of: the first that is known, else the region's own. */
export function deliveryCountry(region: Region, known: KnownCountries): DeliveryCountry {
  const { address, chosen, account, located } = known
  // A choice can only be one of the shop's countries: another was made elsewhere.
  const isUsable = chosen && zoneOf(region, chosen)
  const country = address || (isUsable && chosen) || account || located || regionSettings[region].country
  return { country, isDelivered: zoneOf(region, country) !== undefined }
}
