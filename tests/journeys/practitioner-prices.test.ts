import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { ProductPage } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { cataloguePageSize } from '#domain/catalogue/listing.ts'
import { newPage } from '../support/browser.ts'
import { visitAs } from '../support/signing-in.ts'
import { thisShop } from '../support/this-shop.ts'
import { soon, visit } from '../support/visiting.ts'

let page: Page
let slug: string
let name: string
beforeAll(async () => {
  const answer = await fetch(`${thisShop().url}/api${cataloguePaths.products}`)
  const { data } = (await answer.json()) as ProductPage
  const product = data.find(({ practitioner_only }) => practitioner_only)
  if (!product) throw new Error('The first page of the demonstration lists no practitioner-only product')
  slug = product.slug
  name = product.name
})
beforeEach(async () => {
  // A cart request that is running during logout is refused.
  page = await newPage({ expectedErrors: [/401/] })
})

const offer = () => page.getByTestId('offer')
const cardPrice = () => page.getByRole('article').filter({ hasText: name }).first().getByTestId('card-price')
const money = /\d,\d\d\s€/

test('a visitor sees a practitioner-only product in the listing, without its price', async () => {
  await visit(page, '/en/products')
  await soon(() => cardPrice().innerText()).toBe('Only with a practitioner’s protocol')
  await visit(page, `/en/products/${slug}`)
  await offer().getByText('Practitioner only').waitFor()
  await soon(() => offer().innerText()).not.toMatch(money)
  // Nor is a day of delivery promised for what cannot be ordered.
  await soon(() => offer().getByTestId('delivery-lines').locator('li').first().innerText()).toBe('In stock')
})

test('on a phone, what a visitor cannot buy has no bar at the foot of the screen', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, `/en/products/${slug}`)
  await offer().getByText('Practitioner only').waitFor()
  const wish = offer().getByRole('button', { name: /wishlist/ })
  expect(await wish.evaluate(({ parentElement }) => getComputedStyle(parentElement!).position)).toBe('static')
})

// Ilse has shared it with Anna in a protocol.
test.each(['ilse', 'admin', 'anna'] as const)('%s sees its price until logging out', async (person) => {
  await visitAs(page, person, `/en/products/${slug}`)
  await offer().getByText(money).first().waitFor()
  await visit(page, '/en/products')
  await cardPrice().getByText(money).first().waitFor()
  await page
    .getByRole('banner')
    .getByLabel(/your account$/)
    .click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await cardPrice().getByText('Only with a practitioner’s protocol').waitFor()
})

test('after a logout no product shown with “Show more” has such a price any more', {
  tags: ['practitioner-prices', 'logout-clean'],
}, async () => {
  const { before, hidden } = await pageWithHiddenPriceAfter(1)
  await visitAs(page, 'ilse', `/en/products?page=${before}`)
  await page.getByRole('link', { name: /^Show \d+ more$/ }).click()
  const price = page.getByRole('article').filter({ hasText: hidden }).first().getByTestId('card-price')
  await price.getByText(money).first().waitFor()
  await page
    .getByRole('banner')
    .getByLabel(/your account$/)
    .click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await price.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: /^Show \d+ more$/ }).click()
  await price.getByText('Only with a practitioner’s protocol').waitFor()
})

/** A page of the listing after which comes a practitioner-only product, and its name. */
async function pageWithHiddenPriceAfter(before: number): Promise<{ before: number; hidden: string }> {
  const query = `page=${before + 1}&limit=${cataloguePageSize}`
  const answer = await fetch(`${thisShop().url}/api${cataloguePaths.products}?${query}`)
  const { data, total_pages: pages } = (await answer.json()) as ProductPage
  const found = data.find(({ practitioner_only }) => practitioner_only)
  if (found) return { before, hidden: found.name }
  if (before + 1 >= pages) throw new Error('Only the first page lists a practitioner-only product')
  return pageWithHiddenPriceAfter(before + 1)
}

test.each(['marco', 'tomas'] as const)('%s does not see it', async (person) => {
  await visitAs(page, person, `/en/products/${slug}`)
  await page
    .getByRole('banner')
    .getByLabel(/your account$/)
    .waitFor()
  await page.waitForLoadState('networkidle')
  await soon(() => offer().innerText()).not.toMatch(money)
})
