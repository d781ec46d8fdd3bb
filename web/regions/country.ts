import { regionPaths } from '#contract/region-paths.ts'
import type { GeoipAnswer } from '#contract/regions.ts'
import type { Language } from '#domain/languages.ts'
import { callApi } from '#web/platform/call-api.ts'
import { browserDrawer, type Drawer, readStored, store } from '#web/platform/storage.ts'

export const countryKeptMs = 60 * 60_000
export const recheckMs = 2 * 60_000
const name = 'country'

/** ISO 3166-1 alpha-2; null: looked up, but the IP address gives no country. */
export type Country = string | null
type AskCountry = () => Promise<Country>

export function cachedCountry(drawer: Drawer, nowMs: number): Country | undefined {
  return readStored<{ country: Country }>(drawer, name, nowMs)?.country
}

/** Looks up the visitor's country, unless there is an answer from the last hour. */
export async function refreshCountry(drawer: Drawer, ask: AskCountry, clock: () => number): Promise<void> {
  if (cachedCountry(drawer, clock()) !== undefined) return
  const country = await ask()
  store(drawer, name, { country }, clock() + countryKeptMs)
}

/** Keeps the country up to date while the page is open. A failure is retried two minutes later. */
export function watchCountry(drawer: Drawer, ask: AskCountry, clock: () => number = Date.now): () => void {
  const check = () => void refreshCountry(drawer, ask, clock).catch(() => {})
  check()
  const timer = setInterval(check, recheckMs)
  return () => clearInterval(timer)
}

export async function fetchCountry(language: Language): Promise<Country> {
  const { country } = await callApi<GeoipAnswer>(regionPaths.geoip, { method: 'POST', language })
  return country
}

/** The visitor's country; undefined if unknown or if the lookup fails. */
export async function findCountry(language: Language): Promise<string | undefined> {
  const drawer = browserDrawer('localStorage')
  if (!drawer) return undefined
  await refreshCountry(drawer, () => fetchCountry(language), Date.now).catch(() => {})
  return cachedCountry(drawer, Date.now()) ?? undefined
}
