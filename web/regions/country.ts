import { regionPaths } from '#contract/region-paths.ts'
import type { GeoipAnswer } from '#contract/regions.ts'
import type { Language } from '#domain/languages.ts'
import { callApi } from '#web/platform/call-api.ts'
import { type BrowserStorage, browserStorage, readStored, writeStored } from '#web/platform/storage.ts'

export const countryKeptMs = 60 * 60_000
export const recheckMs = 2 * 60_000
const name = 'country'

/** ISO 3166-1 alpha-2; null: looked up, but the IP address gives no country. */
export type Country = string | null
type AskCountry = () => Promise<Country>

export function cachedCountry(storage: BrowserStorage, nowMs: number): Country | undefined {
  return readStored<{ country: Country }>(storage, name, nowMs)?.country
}

/** Looks up the visitor's country, unless there is an answer from the last hour. */
export async function refreshCountry(
  storage: BrowserStorage,
  ask: AskCountry,
  clock: () => number,
): Promise<void> {
  if (cachedCountry(storage, clock()) !== undefined) return
  const country = await ask()
  writeStored(storage, name, { country }, clock() + countryKeptMs)
}

/** Keeps the country up to date while the page is open. A failure is retried two minutes later. */
export function watchCountry(
  storage: BrowserStorage,
  ask: AskCountry,
  clock: () => number = Date.now,
): () => void {
  const check = () => void refreshCountry(storage, ask, clock).catch(() => {})
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
  const storage = browserStorage('localStorage')
  if (!storage) return undefined
  await refreshCountry(storage, () => fetchCountry(language), Date.now).catch(() => {})
  return cachedCountry(storage, Date.now()) ?? undefined
}
