import { browserDrawer } from '#web/platform/storage.ts'
import { cachedCountry } from './country.ts'

/** Where the visitor is, if the shop has found out within the hour. */
export function knownCountry(): string | undefined {
  const drawer = browserDrawer('localStorage')
  return (drawer && cachedCountry(drawer, Date.now())) ?? undefined
}
