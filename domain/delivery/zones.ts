import type { Minor } from '../money.ts'
import type { Region } from '../regions.ts'

/** `evening` and `pick_up` are not available in every zone. */
export const deliveryMethods = ['door', 'pick_up', 'evening'] as const
export type DeliveryMethod = (typeof deliveryMethods)[number]

export const zoneNames = ['home', 'near', 'far'] as const
export type ZoneName = (typeof zoneNames)[number]

/** Working days in transit, from the day a parcel leaves. */
export type Transit = { first: number; last: number }
type MethodTerms = {
  method: DeliveryMethod
  /** For a parcel up to `parcelSteps[0]`. */
  price: Minor
  transit: Transit
  /** Whether goods above the zone's threshold are delivered free with this method. */
  canBeFree: boolean
}
export type Zone = {
  name: ZoneName
  countries: readonly string[]
  /** Goods that cost at least this, after all reductions, are delivered free; null means never. */
  freeFrom: Minor | null
  offers: readonly MethodTerms[]
}

/** A parcel up to this weight (in grams) costs the method's price plus `more`. */
export const parcelSteps: readonly { upToGrams: number; more: Record<ZoneName, Minor> }[] = [
  { upToGrams: 5000, more: { home: 0, near: 0, far: 0 } },
  { upToGrams: 10_000, more: { home: 150, near: 300, far: 500 } },
  { upToGrams: 30_000, more: { home: 400, near: 800, far: 1400 } },
]
/** Heavier orders are sent in several parcels. */
export const heaviestParcelGrams = 30_000
/** The assumed weight of a pack with its box, if unknown. */
export const unknownWeightGrams = 250

const homeTransit = { first: 1, last: 2 }
const nearTransit = { first: 2, last: 3 }
const farTransit = { first: 3, last: 6 }

/** The shop's own tariff: where each region delivers, how and at what price. */
export const zones: Record<Region, readonly Zone[]> = {
  eu: [
    {
      name: 'home',
      countries: ['BE'],
      freeFrom: 6000,
      offers: [
        { method: 'door', price: 550, transit: homeTransit, canBeFree: true },
        { method: 'pick_up', price: 395, transit: { first: 2, last: 3 }, canBeFree: true },
        { method: 'evening', price: 945, transit: homeTransit, canBeFree: false },
      ],
    },
    {
      name: 'near',
      countries: ['NL', 'LU', 'DE', 'FR'],
      freeFrom: 9000,
      offers: [
        { method: 'door', price: 695, transit: nearTransit, canBeFree: true },
        { method: 'pick_up', price: 550, transit: nearTransit, canBeFree: true },
      ],
    },
    {
      name: 'far',
      countries: 'AT BG HR CY CZ DK EE FI GR HU IE IT LV LT MT PL PT RO SK SI ES SE'.split(' '),
      freeFrom: 15_000,
      offers: [{ method: 'door', price: 1195, transit: farTransit, canBeFree: true }],
    },
  ],
  uk: [
    {
      name: 'home',
      countries: ['GB'],
      freeFrom: 5000,
      offers: [
        { method: 'door', price: 395, transit: homeTransit, canBeFree: true },
        { method: 'pick_up', price: 295, transit: { first: 2, last: 3 }, canBeFree: true },
        { method: 'evening', price: 745, transit: homeTransit, canBeFree: false },
      ],
    },
  ],
}

export function zoneOf(region: Region, country: string): Zone | undefined {
  return zones[region].find(({ countries }) => countries.includes(country))
}

/** The available methods: pick-up points only where some are known. */
export function offersTo(region: Region, country: string, pickUpCountries: readonly string[]): MethodTerms[] {
  const hasPoints = pickUpCountries.includes(country)
  return (zoneOf(region, country)?.offers ?? []).filter(({ method }) => hasPoints || method !== 'pick_up')
}

/** ISO 3166-1 alpha-2. */
export function countriesDeliveredTo(region: Region): string[] {
  return zones[region].flatMap(({ countries }) => countries)
}
