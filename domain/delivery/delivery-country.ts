import { type Region, regionSettings } from '../regions.ts'
import { zoneOf } from './zones.ts'

/** What is known about where somebody wants parcels to be sent; ISO 3166-1 alpha-2. */
export type KnownCountries = {
  /** From the address chosen in the checkout. */
  address?: string | null | undefined
  /** Chosen by the visitor in the header. */
  chosen?: string | null | undefined
  account?: string | null | undefined
  /** From their IP address. */
  located?: string | null | undefined
}
export type DeliveryCountry = { country: string; isDelivered: boolean }

/** The country whose delivery terms a page shows: the first known one, or else the region's default. */
export function deliveryCountry(region: Region, known: KnownCountries): DeliveryCountry {
  const { address, chosen, account, located } = known
  // Only countries the shop delivers to can be chosen; another one comes from somewhere else.
  const isUsable = chosen && zoneOf(region, chosen)
  const country = address || (isUsable && chosen) || account || located || regionSettings[region].country
  return { country, isDelivered: zoneOf(region, country) !== undefined }
}
