import { regionPaths } from '#contract/region-paths.ts'
import type { GeoipAnswer } from '#contract/regions.ts'
import type { Language } from '#domain/languages.ts'
import { callApi } from '#web/platform/call-api.ts'
import { browserDrawer } from '#web/platform/storage.ts'
import { type Country, cachedCountry, refreshCountry } from './country.ts'

export async function askCountry(language: Language): Promise<Country> {
  const { country } = await callApi<GeoipAnswer>(regionPaths.geoip, { method: 'POST', language })
  return country
}

/** Where the visitor is; undefined where nobody knows, or the answer fails. */
export async function findCountry(language: Language): Promise<string | undefined> {
  const drawer = browserDrawer('localStorage')
  if (!drawer) return undefined
  await refreshCountry(drawer, () => askCountry(language), Date.now).catch(() => {})
  return cachedCountry(drawer, Date.now()) ?? undefined
}
