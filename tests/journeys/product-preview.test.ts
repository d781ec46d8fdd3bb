import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newPage } from '../support/browser.ts'
import { hasFocus } from '../support/keys.ts'
import { heading, pathOf, scrolledTo, soon, visit } from '../support/visiting.ts'

const cards = (page: Page) => page.locator('main article')
const preview = (page: Page) => page.getByTestId('product-preview')
const productData = /\/products\/[\w-]+\.data/

/** The data of such pages are answered only once this is called. */
async function delayAnswers(page: Page, of: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(of, async (route) => {
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
    const release = await delayAnswers(page, productData)
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
  const release = await delayAnswers(page, productData)
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
  await page.route(productData, (route) => route.abort())
  await visit(page, '/en/products')
  await openCard(page, 3)
  await soon(() => cards(page).count()).toBe(0)
  expect(await preview(page).count()).toBe(0)
})

test('a visitor who presses another link instead is back in the list until that page is loaded', async () => {
  const page = await newPage()
  await delayAnswers(page, productData)
  const release = await delayAnswers(page, /\/brands\.data/)
  await visit(page, '/en/products')
  await cards(page).nth(20).scrollIntoViewIfNeeded()
  const place = await scrolledTo(page)
  await openCard(page, 20)
  await preview(page).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Brands' }).first().click()
  await preview(page).waitFor({ state: 'detached' })
  await soon(() => scrolledTo(page)).toBe(place)
  release()
  await soon(() => pathOf(page)).toBe('/en/brands')
  await page.goBack()
  await soon(() => cards(page).count()).toBeGreaterThan(20)
  expect(await preview(page).count()).toBe(0)
})
