import { test } from 'vitest'
import type { ProductPage } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { cataloguePageSize } from '#domain/catalogue/listing.ts'
import { newPage } from '../support/browser.ts'
import { callShop } from '../support/people/calls.ts'
import { soon, visit } from '../support/visiting.ts'

test('when more products fail to load, the error message offers to try again', async () => {
  const page = await newPage({ expectedErrors: [/Failed to load resource/] })
  await visit(page, '/en/products')
  const cards = page.locator('main article')
  await page.route('**/api/v2/storefront/products*', (route) => route.abort())
  await page.getByRole('link', { name: 'Show 26 more' }).click()
  const message = page.getByRole('region', { name: 'Notifications' })
  // The message stays as long as the pointer is on it.
  await message.getByRole('button', { name: 'Try again' }).hover()
  await soon(() => message.textContent()).toContain('We couldn’t load the products.')
  await soon(() => cards.count()).toBe(26)
  await soon(() => page.locator('main').textContent()).toContain('We couldn’t load the products.')
  await page.unroute('**/api/v2/storefront/products*')
  await message.getByRole('button', { name: 'Try again' }).click()
  await soon(() => cards.count()).toBe(52)
})

test('once the last products are shown, the focus stays at the end of the list', async () => {
  const path = `${cataloguePaths.products}?limit=${cataloguePageSize}`
  const { total_pages: pages } = (await callShop(path, { method: 'GET' })).body as ProductPage
  const page = await newPage()
  await visit(page, `/en/products?page=${pages - 1}`)
  const more = page.getByRole('link', { name: /^Show \d+ more$/ })
  await more.press('Enter')
  await more.waitFor({ state: 'detached' })
  await soon(() =>
    page.evaluate(() => document.activeElement?.querySelector('nav')?.getAttribute('aria-label')),
  ).toBe('Pages')
})
