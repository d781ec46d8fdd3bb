import {
  type DeliveryCountry,
  deliveryCountry,
  type KnownCountries,
} from '#domain/delivery/delivery-country.ts'
import { dayMs } from '#domain/local-time.ts'
import { type Region, regionSettings } from '#domain/regions.ts'
import { sessionStore } from './session/session-store.ts'
import { useShop } from './shop-context.tsx'
import { createStore, useStore } from './store/create-store.ts'

const keptCountry = (area: 'localStorage' | 'sessionStorage', name: string, ttlMs: number) =>
  createStore<string | undefined>(undefined, {
    in: area,
    name,
    ttlMs,
    parse: (stored) => (typeof stored === 'string' ? stored : undefined),
  })
const choice = keptCountry('localStorage', 'delivery-country', 365 * dayMs)
const addressCountry = keptCountry('sessionStorage', 'delivery-address-country', dayMs / 2)
/** From the account, and from the connection. */
const found = createStore<Pick<KnownCountries, 'account' | 'located'>>({})
/** The region's default country; undefined until a page is open. */
const home = createStore<string | undefined>(undefined)

const known = (): KnownCountries => ({ ...found.get(), chosen: choice.get(), address: addressCountry.get() })

export function followDeliveryCountry(listener: () => void): void {
  for (const { subscribe } of [choice, addressCountry, found]) subscribe(listener)
}

/** Called once by the page: reads what is known, and looks up the visitor's country if necessary. */
export function openDeliveryCountry(region: Region, locate: () => Promise<string | undefined>): void {
  if (home.get()) return
  home.set(regionSettings[region].country)
  const follow = () => {
    const { state, user } = sessionStore.get()
    if (state === 'unknown') return
    const account = user?.country
    if (account !== found.get().account) found.patch({ account })
    // The address belonged to a user who has logged out.
    if (state === 'loggedout') addressCountry.set(undefined)
    const { address, chosen, located } = known()
    if (!address && !chosen && !account && !located)
      void locate().then((country) => country && found.patch({ located: country }))
  }
  follow()
  sessionStore.subscribe(follow)
}

/** The latest choice counts, even after an address. */
export function chooseDeliveryCountry(country: string): void {
  addressCountry.set(undefined)
  choice.set(country)
}

/** The checkout has an address now, or no longer has one. */
export function noteAddressCountry(country: string | undefined): void {
  addressCountry.set(country || undefined)
}

/** The country for the server's prices; undefined if the server already knows it. */
function countryToSend(): string | undefined {
  const { address, chosen, account, located } = known()
  const wanted = address || chosen || (account ? undefined : located) || undefined
  return wanted === (account ?? home.get()) ? undefined : wanted
}

/** A call whose answer depends on the delivery country. */
export function withCountry<Path extends string>(path: Path): Path | `${Path}?${string}` {
  const country = countryToSend()
  return country ? `${path}?${new URLSearchParams({ country })}` : path
}

/** The region's default during hydration. */
export function useDeliveryCountry(): DeliveryCountry {
  const { region } = useShop()
  const chosen = useStore(choice)
  const address = useStore(addressCountry)
  return deliveryCountry(region, { ...useStore(found), chosen, address })
}
