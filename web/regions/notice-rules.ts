import { type BrowserStorage, readStored, writeStored } from '#web/platform/storage.ts'
import { type Country, cachedCountry } from './country.ts'

export const polls = 20
export const pollMs = 200
export const dismissalKeptMs = 24 * 60 * 60_000
export const quietAfterDismissalMs = 60 * 60_000
const name = 'regional-notice-dismissed'

export function isNoticeFor(country: Country | undefined): boolean {
  return country === 'GB'
}

/** The dismissal is stored for a day; it hides the notice for the first hour. */
export function dismissNotice(storage: BrowserStorage, nowMs: number): void {
  writeStored(storage, name, nowMs, nowMs + dismissalKeptMs)
}

export function isQuiet(storage: BrowserStorage, nowMs: number): boolean {
  const dismissedAtMs = readStored<number>(storage, name, nowMs)
  return typeof dismissedAtMs === 'number' && nowMs - dismissedAtMs < quietAfterDismissalMs
}

/** Waits for the country, checking up to twenty times, five times a second; undefined if it never arrives. */
export async function waitForCountry(
  storage: BrowserStorage,
  clock: () => number,
): Promise<Country | undefined> {
  for (let poll = 0; poll < polls; poll += 1) {
    const country = cachedCountry(storage, clock())
    if (country !== undefined) return country
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  return undefined
}
