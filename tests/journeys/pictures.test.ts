import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newPage } from '../support/browser.ts'
import { soon, visit } from '../support/visiting.ts'

const picture = (page: Page) => page.locator('main article img').first()
const expectedErrors = [/Failed to load resource/]

test('product pictures are loaded in the size that the screen needs', async () => {
  const page = await newPage()
  await visit(page, '/en/products')
  await soon(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    74,
  )
  const { shown, source } = await picture(page).evaluate((image: HTMLImageElement) => ({
    shown: image.clientWidth,
    source: image.naturalWidth,
  }))
  expect(source).toBeLessThan(shown * 3)
})

test('a picture that fails to load is replaced by the shop’s placeholder', {
  tags: 'image-fallback',
}, async () => {
  const page = await newPage({ expectedErrors })
  await page.route('**/media/**', (route) => route.abort())
  await visit(page, '/en/products')
  await soon(() => picture(page).getAttribute('src')).toBe('/fallback.svg')
  await soon(() => picture(page).getAttribute('srcset')).toBeNull()
  await soon(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('if the placeholder fails, too, a blank pixel is shown, and finally a text', {
  tags: 'image-failure',
}, async () => {
  const page = await newPage({ expectedErrors })
  await page.route(/\/media\/|fallback\.svg/, (route) => route.abort())
  await visit(page, '/en/products')
  await soon(() => picture(page).getAttribute('src')).toMatch(/^data:image\/gif/)
  await soon(() => picture(page).getAttribute('alt')).not.toBe('Image load failed')
  await picture(page).dispatchEvent('error')
  await soon(() => picture(page).getAttribute('alt')).toBe('Image load failed')
  await soon(() => picture(page).getAttribute('src')).toBeNull()
})

test('a product picture that could not be loaded does not stand in for the next one', {
  tags: 'image-fallback',
}, async () => {
  const page = await newPage({ expectedErrors })
  await page.route('**/media/**', (route) => route.abort())
  await visit(page, '/en/products/kestrel-clinical-magnesium-bisglycinate-300-mg')
  const shown = page.locator('main [data-plate] img').first()
  await soon(() => shown.getAttribute('src')).toBe('/fallback.svg')
  const thumbnails = page.getByRole('list', { name: 'Product images' })
  await soon(() => thumbnails.locator('img').first().getAttribute('src')).toBe('/fallback.svg')
  await page.unrouteAll()
  await thumbnails.getByRole('link').nth(1).click()
  await soon(() => shown.getAttribute('src')).toContain('/media/')
  await soon(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1)
})
