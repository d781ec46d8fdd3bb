import { useSyncExternalStore } from 'react'
import { dayMs } from '#domain/clocks.ts'
import {
  type DeliveryCountry,
  deliveryCountry,
  type KnownCountries,
} from '#domain/delivery/delivery-country.ts'
import { type Region, regionSettings } from '#domain/regions.ts'
import { sessionStore } from './session/session-store.ts'
import { useShop } from './shop-context.tsx'
import { browserDrawer, forget, readStored, store } from './storage.ts'

const keptMs = 365 * dayMs
const addressKeptMs = dayMs / 2
const chosenName = 'delivery-country'
const addressName = 'delivery-address-country'
const nothing: KnownCountries = {}

let known = nothing
/** The region's own country; undefined until a page is open. */
let home: string | undefined
const listeners = new Set<() => void>()

function learn(change: KnownCountries): void {
  const next = { ...known, ...change }
  if (Object.entries(next).every(([key, value]) => known[key as keyof KnownCountries] === value)) return
  known = next
  for (const listener of listeners) listener()
}

export function followDeliveryCountry(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** For a page, once: reads what is known, and asks where the visitor is when nothing else tells. */
export function openDeliveryCountry(region: Region, locate: () => Promise<string | undefined>): void {
  if (home) return
  home = regionSettings[region].country
  readKept()
  addEventListener('storage', ({ key }) => key?.endsWith(`:${chosenName}`) && readKept())
  const follow = () => {
    const { state, user } = sessionStore.get()
    if (state === 'unknown') return
    learn({ account: user?.country })
    // The address was of somebody who has left.
    if (state === 'loggedout' && known.address) noteAddressCountry(undefined)
    if (!known.address && !known.chosen && !known.account && !known.located)
      void locate().then((located) => learn({ located }))
  }
  follow()
  sessionStore.subscribe(follow)
}

function readKept(): void {
  const read = (kind: 'localStorage' | 'sessionStorage', name: string) => {
    const drawer = browserDrawer(kind)
    const kept = drawer && readStored<unknown>(drawer, name, Date.now())
    return typeof kept === 'string' ? kept : undefined
  }
  learn({ chosen: read('localStorage', chosenName), address: read('sessionStorage', addressName) })
}

/** What was chosen last counts, also after an address. */
export function chooseDeliveryCountry(country: string): void {
  const drawer = browserDrawer('localStorage')
  if (drawer) store(drawer, chosenName, country, Date.now() + keptMs)
  noteAddressCountry(undefined)
  learn({ chosen: country })
}

/** The checkout has an address now, or none any more. */
export function noteAddressCountry(country: string | undefined): void {
  const drawer = browserDrawer('sessionStorage')
  if (drawer && country) store(drawer, addressName, country, Date.now() + addressKeptMs)
  else if (drawer) forget(drawer, addressName)
  learn({ address: country })
}

/** What the server is to price for; undefined where it knows as much itself. */
export function countryToAsk(): string | undefined {
  const { address, chosen, account, located } = known
  const wanted = address || chosen || (account ? undefined : located) || undefined
  return wanted === (account ?? home) ? undefined : wanted
}

/** The region's own while the page is as the server made it. */
export function useDeliveryCountry(): DeliveryCountry {
  const { region } = useShop()
  const countries = useSyncExternalStore(
    followDeliveryCountry,
    () => known,
    () => nothing,
  )
  return deliveryCountry(region, countries)
}
