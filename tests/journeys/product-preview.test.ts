import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newPage } from '../support/browser.ts'
import { hasFocus } from '../support/keys.ts'
import { heading, pathOf, soon, visit } from '../support/visiting.ts'

const cards = (page: Page) => page.locator('main article')
const preview = (page: Page) => page.getByTestId('product-preview')
const scrolledTo = (page: Page) => page.evaluate(() => scrollY)

/** The data of product pages are answered only once this is called. */
async function holdProducts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/products\/[\w-]+\.data/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

async function openCard(page: Page, at: number): Promise<string> {
  const link = cards(page).nth(at).getByRole('link').first()
  const name = (await link.textContent()) ?? ''
  await link.click()
  return name
}

test.each([1440, 390])(
  'at %i pixels, a product that is still loading shows its name and picture where they stay',
  async (width) => {
    const page = await newPage()
    await page.setViewportSize({ width, height: 900 })
    const release = await holdProducts(page)
    await visit(page, '/en/products')
    await cards(page).nth(9).scrollIntoViewIfNeeded()
    const name = await openCard(page, 9)
    await soon(() => preview(page).locator('h1').textContent()).toBe(name)
    const placeOf = async (selector: string) => {
      const { x, y, width } = (await page.locator(selector).locator('visible=true').first().boundingBox())!
      return [x, y, width].map(Math.round)
    }
    const before = [await placeOf('main h1'), await placeOf('main [data-plate]')]
    await soon(() =>
      preview(page)
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(1)
    release()
    await soon(() => heading(page).textContent()).toBe(name)
    expect(await preview(page).count()).toBe(0)
    expect([await placeOf('main h1'), await placeOf('main [data-plate]')]).toEqual(before)
    await soon(() => hasFocus(heading(page))).toBe(true)
  },
)

test('going back from a product that was previewed returns to the place in the list', async () => {
  const page = await newPage()
  const release = await holdProducts(page)
  await visit(page, '/en/products')
  await cards(page).nth(20).scrollIntoViewIfNeeded()
  const place = await scrolledTo(page)
  expect(place).toBeGreaterThan(500)
  await openCard(page, 20)
  await preview(page).waitFor()
  await soon(() => scrolledTo(page)).toBe(0)
  release()
  await preview(page).waitFor({ state: 'detached' })
  await page.goBack()
  await soon(() => pathOf(page)).toBe('/en/products')
  await soon(() => scrolledTo(page)).toBe(place)
})

test('a product that cannot be loaded leaves an error page, and no preview', async () => {
  const page = await newPage({ expectedErrors: [/Failed to load resource/, /500/] })
  await page.route(/\/products\/[\w-]+\.data/, (route) => route.abort())
  await visit(page, '/en/products')
  await openCard(page, 3)
  await soon(() => cards(page).count()).toBe(0)
  expect(await preview(page).count()).toBe(0)
})

test('a visitor who leaves for another page instead sees no preview there, nor when going back', async () => {
  const page = await newPage()
  await holdProducts(page)
  await visit(page, '/en/products')
  await openCard(page, 3)
  await preview(page).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Brands' }).first().click()
  await soon(() => pathOf(page)).toBe('/en/brands')
  await preview(page).waitFor({ state: 'detached' })
  await page.goBack()
  await soon(() => cards(page).count()).toBeGreaterThan(20)
  expect(await preview(page).count()).toBe(0)
})
