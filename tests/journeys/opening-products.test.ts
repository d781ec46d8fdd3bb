import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newPage } from '../support/browser.ts'
import { recentlyViewed } from '../support/recently-viewed.ts'
import { cartLink } from '../support/shopping.ts'
import { advanceTime, heading, hydrated, pathOf, scrolledTo, soon, visit } from '../support/visiting.ts'

/** Not of the first row, which is fetched as soon as it is visible. */
const laterCard = (page: Page) => page.locator('[data-card-link]').nth(9)

test('pointing at a product fetches its page, which counts no view and is not remembered as viewed', async () => {
  const page = await newPage()
  await page.clock.install()
  await visit(page, '/en/products')
  const link = laterCard(page)
  const path = (await link.getAttribute('href'))!
  await link.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  const fetched = page.waitForRequest((request) => request.url().includes(`${path}.data`))
  await link.hover()
  await fetched
  await page.waitForLoadState('networkidle')
  await advanceTime(page, 10_000)
  expect(sent).toEqual([])
  expect(await recentlyViewed(page)).toBe('')
  expect(pathOf(page)).toBe('/en/products')
})

test('a press on a product that is released elsewhere opens nothing', async () => {
  const page = await newPage()
  await visit(page, '/en/products')
  const link = laterCard(page)
  const path = (await link.getAttribute('href'))!
  await link.hover()
  await page.mouse.down()
  await page.mouse.move(2, 2)
  await page.mouse.up()
  // Whatever the press had started would have been opened before the next press.
  await link.focus()
  expect(pathOf(page)).toBe('/en/products')
  await link.press('Enter')
  await soon(() => pathOf(page)).toBe(path)
  await page.goBack()
  await soon(() => pathOf(page)).toBe('/en/products')
  expect(await page.evaluate(() => history.length)).toBe(3)
})

test('a product opened from a list shows all its parts, and again at the same place after going back', async () => {
  const page = await newPage()
  // Only products that are combined with others in protocols have related ones.
  await visit(page, '/en/search-results?query=magnesium+bisglycinate+300+mg')
  const link = page.locator(
    'main [data-card-link][href="/en/products/kestrel-clinical-magnesium-bisglycinate-300-mg"]',
  )
  const name = (await link.textContent())!
  await link.click()
  await soon(() => heading(page).textContent()).toBe(name)
  await page.locator('#facts').waitFor()
  const related = page.locator('#related')
  await related.scrollIntoViewIfNeeded()
  const place = await scrolledTo(page)
  expect(place).toBeGreaterThan(0)
  await page.getByTestId('offer').getByRole('link').first().dispatchEvent('click')
  await soon(() => pathOf(page)).toBe('/en/products')
  await page.goBack()
  await soon(() => heading(page).textContent()).toBe(name)
  await soon(() => scrolledTo(page)).toBe(place)
})

test('presses on Add to cart before the scripts are loaded are not lost', async () => {
  const page = await newPage()
  let load = (): void => {}
  const asked = new Promise<void>((resolve) => {
    load = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await asked
    await route.continue()
  })
  // The newest products may be those of other journeys, and sold out.
  await page.goto('/en/products?page=2')
  const buttons = page.getByRole('button', { name: /^Add to cart/ }).locator('visible=true')
  await buttons.first().click()
  await buttons.nth(1).click()
  load()
  await hydrated(page)
  await soon(() => cartLink(page).getAttribute('aria-label')).toBe('Cart, 2 items')
})
