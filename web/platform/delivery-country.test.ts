import { beforeEach, expect, test, vi } from 'vitest'
import { maxWaitMs } from '../../tests/support/max-wait.ts'
import { memoryStorage } from '../../tests/support/memory-storage.ts'
import { writeStored } from './storage.ts'

const yearMs = 365 * 24 * 60 * 60_000

async function openBrowser(kept: { chosen?: string; address?: string } = {}) {
  const localStorage = memoryStorage()
  const sessionStorage = memoryStorage()
  if (kept.chosen) writeStored(localStorage, 'delivery-country', kept.chosen, Date.now() + yearMs)
  if (kept.address) writeStored(sessionStorage, 'delivery-address-country', kept.address, Date.now() + yearMs)
  vi.stubGlobal('window', { localStorage, sessionStorage })
  vi.stubGlobal('addEventListener', () => {})
  vi.resetModules()
  const { sessionStore } = await import('./session/session-store.ts')
  const countries = await import('./delivery-country.ts')
  return { ...countries, sessionStore, localStorage, sessionStorage }
}
type Browser = Awaited<ReturnType<typeof openBrowser>>
const visitor = ({ sessionStore }: Browser) =>
  vi.spyOn(sessionStore, 'get').mockReturnValue({ state: 'loggedout', user: undefined } as never)
const client = ({ sessionStore }: Browser, country: string) =>
  vi.spyOn(sessionStore, 'get').mockReturnValue({ state: 'loggedin', user: { country } } as never)

beforeEach(() => vi.unstubAllGlobals())

test('a choice is stored for a year', async () => {
  const browser = await openBrowser()
  const before = Date.now()
  browser.chooseDeliveryCountry('FR')
  const [key] = browser.localStorage.keys()
  expect(key).toMatch(/:delivery-country$/)
  expect(Number(key?.split(':')[0])).toBeGreaterThanOrEqual(before + yearMs)
  expect(browser.withCountry('/cart')).toBe('/cart?country=FR')
})

test('the country is not looked up once it was chosen', async () => {
  const browser = await openBrowser({ chosen: 'NL' })
  visitor(browser)
  const locate = vi.fn(async () => 'HU')
  browser.openDeliveryCountry('eu', locate)
  expect(locate).not.toHaveBeenCalled()
  expect(browser.withCountry('/cart')).toBe('/cart?country=NL')
})

test('the country is looked up for a visitor without a choice, and subscribers are notified', async () => {
  const browser = await openBrowser()
  visitor(browser)
  const heard = vi.fn()
  browser.followDeliveryCountry(heard)
  browser.openDeliveryCountry('eu', async () => 'HU')
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), maxWaitMs)
  expect(browser.withCountry('/cart')).toBe('/cart?country=HU')
})

test('the later of an address and a choice counts', async () => {
  const browser = await openBrowser({ chosen: 'NL', address: 'DE' })
  client(browser, 'BE')
  browser.openDeliveryCountry('eu', async () => undefined)
  expect(browser.withCountry('/cart')).toBe('/cart?country=DE')
  browser.chooseDeliveryCountry('FR')
  expect(browser.withCountry('/cart')).toBe('/cart?country=FR')
  browser.noteAddressCountry('IT')
  expect(browser.withCountry('/cart')).toBe('/cart?country=IT')
})

test('the country is not sent if the server uses it anyway: the account’s or, for visitors, the store’s default', async () => {
  const here = await openBrowser()
  visitor(here)
  const heard = vi.fn()
  here.followDeliveryCountry(heard)
  here.openDeliveryCountry('eu', async () => 'BE')
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), maxWaitMs)
  expect(here.withCountry('/cart')).toBe('/cart')
  const anna = await openBrowser({ chosen: 'BE' })
  client(anna, 'FR')
  anna.openDeliveryCountry('eu', async () => undefined)
  expect(anna.withCountry('/cart')).toBe('/cart?country=BE')
  anna.chooseDeliveryCountry('FR')
  expect(anna.withCountry('/cart')).toBe('/cart')
})

test('the country of a user’s address is forgotten at logout', async () => {
  const browser = await openBrowser({ address: 'DE' })
  visitor(browser)
  browser.openDeliveryCountry('eu', async () => undefined)
  expect(browser.withCountry('/cart')).toBe('/cart')
  expect(browser.sessionStorage.keys()).toEqual([])
})
