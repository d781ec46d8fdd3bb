import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newPage } from '../support/browser.ts'
import { soon, visit } from '../support/visiting.ts'

const area = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const closers = (page: Page) => area(page).getByRole('button', { name: 'Close message' })

/** A listing of which no more products can be loaded, with a clock of the test's own. */
async function openBrokenListing() {
  const page = await newPage({ expectedErrors: [/Failed to load resource/] })
  await page.clock.install()
  await visit(page, '/en/products')
  await page.route('**/api/v2/storefront/products*', (route) => route.abort())
  return page
}
async function fail(page: Page, expected: number) {
  await page.getByRole('link', { name: 'Show 26 more' }).click()
  await soon(() => closers(page).count()).toBe(expected)
}

describe('a message in passing', () => {
  test('is announced from an area that was there before it', async () => {
    const page = await newPage({ javaScript: false })
    await page.goto('/en')
    expect(await page.locator('.toasts').getAttribute('aria-live')).toBe('polite')
  })

  test('takes nothing away when its own part does not load', async () => {
    const page = await openBrokenListing()
    await page.route('**/toast-sheet-*.js', (route) => route.abort())
    await page.getByRole('link', { name: 'Show 26 more' }).click()
    await soon(() => page.locator('main').textContent()).toContain('We couldn’t load the products.')
    expect(await page.locator('main article').count()).toBe(26)
  })

  test('stays while it is looked at, and goes ten seconds after that', async () => {
    const page = await openBrokenListing()
    await fail(page, 1)
    await area(page).getByRole('button', { name: 'Try again' }).hover()
    await page.clock.runFor(15_000)
    expect(await closers(page).count()).toBe(1)
    await page.mouse.move(5, 5)
    await page.clock.runFor(9000)
    expect(await closers(page).count()).toBe(1)
    await page.clock.runFor(1500)
    await soon(() => closers(page).count()).toBe(0)
  })

  test('stays while the keyboard is in it', async () => {
    const page = await openBrokenListing()
    await fail(page, 1)
    await closers(page).focus()
    await page.clock.runFor(15_000)
    expect(await closers(page).count()).toBe(1)
    await page.keyboard.press('Enter')
    await soon(() => closers(page).count()).toBe(0)
  })

  test('never has more than two beside it', async () => {
    const page = await openBrokenListing()
    for (const expected of [1, 2, 3, 3, 3]) await fail(page, expected)
  })
})
