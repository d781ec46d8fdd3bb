import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newPage } from '../support/browser.ts'
import { heading, hydrated, pathOf, scrolledTo, soon, visit } from '../support/visiting.ts'

const cards = (page: Page) => page.locator('main article')

/** Opens a product of a list that starts with a full page, once everything shown has been loaded. */
async function openProduct(page: Page, at: number): Promise<number> {
  await cards(page).nth(at).scrollIntoViewIfNeeded()
  const place = await scrolledTo(page)
  await page.waitForLoadState('networkidle')
  const link = cards(page).nth(at).getByRole('link').first()
  const name = (await link.textContent())!
  await link.click()
  await soon(() => heading(page).textContent()).toBe(name)
  await page.locator('[data-product]').waitFor()
  await page.waitForLoadState('networkidle')
  return place
}

test('going back shows the list with its further products at its old place, without asking the server', async () => {
  const page = await newPage()
  await visit(page, '/en/products?page=2')
  await page.getByRole('link', { name: 'Show 26 more' }).click()
  await soon(() => cards(page).count()).toBe(52)
  const names = await cards(page).locator('h3').allTextContents()
  const place = await openProduct(page, 40)
  expect(place).toBeGreaterThan(1000)
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\.data|\/api\/v2\/storefront\/(products|filters)/.test(request.url())) asked.push(request.url())
  })
  await page.goBack()
  await soon(() => cards(page).count()).toBe(52)
  await soon(() => scrolledTo(page)).toBe(place)
  expect(await cards(page).locator('h3').allTextContents()).toEqual(names)
  expect(asked).toEqual([])
})

test('a list that is returned to after a minute is shown at once, and then with the prices of now', async () => {
  const page = await newPage()
  await page.clock.install()
  await visit(page, '/en/products?page=2')
  await openProduct(page, 1)
  await page.clock.fastForward(61_000)
  const refreshed = page.waitForRequest(/\/products\.data\?page=2/)
  await page.goBack()
  await soon(() => cards(page).count()).toBe(26)
  await page.clock.fastForward(2000)
  await refreshed
})

test('a list stays readable when it cannot be refreshed', async () => {
  const page = await newPage({ expectedErrors: [/Failed to load resource/] })
  await page.clock.install()
  await visit(page, '/en/products?page=2')
  const names = await cards(page).locator('h3').allTextContents()
  await openProduct(page, 1)
  await page.clock.fastForward(61_000)
  await page.route('**/products.data*', (route) => route.abort())
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/products.data'))
  await page.goBack()
  await soon(() => cards(page).count()).toBe(26)
  await page.clock.fastForward(2000)
  await refused
  await page.clock.fastForward(2000)
  expect(await cards(page).locator('h3').allTextContents()).toEqual(names)
})

test('pressing a link to the page that is open asks the server again', async () => {
  const page = await newPage()
  await visit(page, '/en/products?page=2')
  await openProduct(page, 1)
  await page.goBack()
  await soon(() => pathOf(page)).toBe('/en/products')
  await hydrated(page)
  const asked = page.waitForRequest(/\/products\.data\?page=2/)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await asked
})
