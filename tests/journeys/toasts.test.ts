import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { newPage } from '../support/browser.ts'
import { soon, visit } from '../support/visiting.ts'

const area = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const closers = (page: Page) => area(page).getByRole('button', { name: 'Close message' })

/** A listing where loading more products fails, with a clock controlled by the test. */
async function openBrokenListing() {
  const page = await newPage({ expectedErrors: [/Failed to load resource/] })
  await page.clock.install()
  await visit(page, '/en/products')
  await page.route('**/api/v2/storefront/products*', (route) => route.abort())
  return page
}
/** The clock goes on by itself until it is paused. */
async function pauseClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}
async function fail(page: Page, expected: number) {
  await page.getByRole('link', { name: 'Show 26 more' }).click()
  await soon(() => closers(page).count()).toBe(expected)
}

describe('a toast', () => {
  test('is announced by a live region that existed before it', async () => {
    const page = await newPage({ javaScript: false })
    await page.goto('/en')
    await soon(() => page.locator('.toasts').getAttribute('aria-live')).toBe('polite')
  })

  test('does not affect the page if its own code fails to load', async () => {
    const page = await openBrokenListing()
    await page.route('**/toast-sheet-*.js', (route) => route.abort())
    await page.getByRole('link', { name: 'Show 26 more' }).click()
    await soon(() => page.locator('main').textContent()).toContain('We couldn’t load the products.')
    await soon(() => page.locator('main article').count()).toBe(26)
  })

  test('stays while the pointer is on it, and closes ten seconds later', async () => {
    const page = await openBrokenListing()
    await fail(page, 1)
    await area(page).getByRole('button', { name: 'Try again' }).hover()
    await page.clock.runFor(15_000)
    await soon(() => closers(page).count()).toBe(1)
    await pauseClock(page)
    await page.mouse.move(5, 5)
    await page.clock.runFor(9000)
    await soon(() => closers(page).count()).toBe(1)
    await page.clock.resume()
    await page.clock.runFor(1500)
    await soon(() => closers(page).count()).toBe(0)
  })

  test('stays while it contains the focus', async () => {
    const page = await openBrokenListing()
    await fail(page, 1)
    await closers(page).focus()
    await page.clock.runFor(15_000)
    await soon(() => closers(page).count()).toBe(1)
    await page.keyboard.press('Enter')
    await soon(() => closers(page).count()).toBe(0)
    await soon(() => page.locator(':focus').textContent()).toBe('Show 26 more')
  })

  test('stays while the pointer is on it, even if the focus leaves it', async () => {
    const page = await openBrokenListing()
    await fail(page, 1)
    await area(page).getByRole('button', { name: 'Try again' }).hover()
    await closers(page).focus()
    await page.getByRole('link', { name: 'Show 26 more' }).focus()
    await page.clock.runFor(15_000)
    await soon(() => closers(page).count()).toBe(1)
  })

  test('is shown with at most two others', async () => {
    const page = await openBrokenListing()
    await fail(page, 1)
    await closers(page).hover()
    await pauseClock(page)
    for (const expected of [2, 3, 3, 3]) await fail(page, expected)
  })
})
