import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { ProductDetail } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { countryChooser, locatedIn, shifted, watchShifts } from '../support/delivering.ts'
import { callShop } from '../support/people/calls.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { newcomer } from '../support/people/newcomers.ts'
import { putInCart } from '../support/people/ordering.ts'
import { button, cartLink } from '../support/shopping.ts'
import { visitAs } from '../support/signing-in.ts'
import { horizontalOverflow, pathOf, soon, visit } from '../support/visiting.ts'

const slug = 'alder-and-moss-ashwagandha-root-extract'
const prohibited = /Ashwagandha.* is prohibited in food supplements in Denmark/
const card = (page: Page) =>
  page.locator('.product-card').filter({ hasText: 'Ashwagandha Root Extract' }).first()
const offer = (page: Page) => page.getByTestId('offer')
const line = (page: Page) => page.getByTestId('cart-line').filter({ hasText: 'Ashwagandha' })
const checkout = (page: Page) => page.getByRole('link', { name: 'Checkout' }).locator('visible=true')

test('a visitor who chooses Denmark sees what is not sold there and why, finds something similar, and can buy it in Belgium', async () => {
  const page = await newPage()
  await visit(page, '/en/products')
  await button(card(page), /^Add to cart/).waitFor()
  await countryChooser(page).selectOption({ label: 'Denmark' })
  await card(page).getByText('Not sold in Denmark').waitFor()
  await soon(() => button(card(page), /^Add to cart/).count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])

  await card(page)
    .getByRole('link', { name: /^See alternatives/ })
    .click()
  await soon(() => pathOf(page)).toBe(`/en/products/${slug}`)
  await offer(page).getByText(prohibited).waitFor()
  await offer(page)
    .getByText(/^Source: /)
    .waitFor()
  await soon(() => button(page.locator('[data-foot-bar]'), /^Add to cart/).count()).toBe(0)
  const similar = page.getByRole('region', { name: 'Similar products sold in Denmark' })
  await button(similar, /^Add to cart/)
    .first()
    .waitFor()
  await soon(() => similar.getByText('Not sold in Denmark').count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])

  await countryChooser(page).selectOption({ label: 'Belgium' })
  await similar.waitFor({ state: 'detached' })
  await button(page.locator('[data-foot-bar]'), /^Add to cart/).click()
  await soon(() => cartLink(page).getAttribute('aria-label')).toBe('Cart, 1 item')
})

test('what is in the cart is marked when the delivery country changes, and prevents the checkout until it changes back', async () => {
  const page = await newPage()
  await visit(page, `/en/products/${slug}`)
  await button(page.locator('[data-foot-bar]'), /^Add to cart/).click()
  await soon(() => cartLink(page).getAttribute('aria-label')).toBe('Cart, 1 item')
  await visit(page, '/en/cart')
  await checkout(page).waitFor()
  await soon(() => line(page).getByRole('status').textContent()).toBe('')
  await countryChooser(page).selectOption({ label: 'Denmark' })
  await line(page).getByRole('status').getByText(prohibited).waitFor()
  await line(page).getByText('Similar products sold there').getByRole('link').first().waitFor()
  await checkout(page).waitFor({ state: 'detached' })
  const refusal = page.getByRole('status').filter({ hasText: 'Some products need your attention' })
  await refusal.locator('visible=true').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await countryChooser(page).selectOption({ label: 'Belgium' })
  await checkout(page).waitFor()
})

test('an address in Denmark prevents the order, and an address in Belgium allows it', async () => {
  const mette = await newcomer('Mette')
  const { body } = await callShop(cataloguePaths.product(slug), { method: 'GET' })
  const [variant] = (body as ProductDetail).variants
  await putInCart(mette.token, [{ product_variant_id: variant!.id }])
  const page = await newPage()
  await visitLoggedIn(page, mette, '/en/checkout')
  const country = page.getByLabel('Country')
  await country.selectOption('DK')
  const notice = page.getByTestId('not-sold')
  await notice.getByText(prohibited).waitFor()
  await notice.getByText('Similar products sold there').getByRole('link').first().waitFor()
  await notice.getByRole('link', { name: 'View cart' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await country.selectOption('BE')
  await notice.waitFor({ state: 'detached' })
})

test.each([
  { path: '/en/products', width: 1440 },
  { path: '/en/products', width: 390 },
  { path: `/en/products/${slug}`, width: 1440 },
  { path: `/en/products/${slug}`, width: 390 },
])('marks for a visitor from Denmark move nothing: $path at $width', async ({ path, width }) => {
  const page = await newPage({ width, height: 900 })
  const { promise: watched, resolve: answer } = Promise.withResolvers<void>()
  await locatedIn(page, 'DK', watched)
  await visit(page, path)
  await watchShifts(page)
  answer()
  await page.getByText('Not sold in Denmark').first().waitFor()
  expect(await shifted(page)).toBeLessThan(0.001)
})

test('a practitioner whose delivery country is Denmark sees in a protocol what is not sold there, and can replace it', async () => {
  const page = await newPage()
  await visitAs(page, 'ilse', '/en/account/practitioner/protocols')
  await page.locator('header summary').filter({ hasText: 'EN' }).locator('visible=true').press('Enter')
  await countryChooser(page).selectOption({ label: 'Denmark' })
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Sleep foundations' }).first().click()
  const listed = page.getByRole('listitem').filter({ hasText: 'Ashwagandha' }).first()
  await listed.getByText(prohibited).waitFor()
  await listed.getByRole('button', { name: /^Replace: / }).click()
  await page.getByRole('dialog', { name: /^Replace / }).waitFor()
})

test('a practitioner sees what a client in Denmark cannot buy, and sharing more of it is refused with alternatives', async () => {
  const page = await newPage({ expectedErrors: [/status of 409/] })
  await visitAs(page, 'ilse', '/en/account/practitioner/protocols')
  await page.getByRole('link', { name: 'Gut repair, eight weeks' }).first().click()
  const note = page.getByRole('listitem').filter({ hasText: /Ashwagandha.* can’t be sold to Freja Lindholm/ })
  await note.getByText(prohibited).waitFor()
  await note.getByText('Similar products sold there').getByRole('link').first().waitFor()
  await note.getByRole('button', { name: /^Replace: / }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })

  await visit(page, '/en/account/practitioner/protocols')
  await page.getByRole('link', { name: 'Sleep foundations' }).first().click()
  await page.getByRole('button', { name: 'Share', exact: true }).first().click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('combobox', { name: 'Clients' }).fill('freja.lindholm@example.org')
  await page.keyboard.press('Enter')
  await panel.getByRole('button', { name: 'Remove Freja Lindholm' }).waitFor()
  await panel.locator('button[type=submit]').click()
  const refusal = panel.getByRole('alert').filter({ hasText: prohibited })
  await refusal.getByText('Similar products sold there').getByRole('link').first().waitFor()
  await refusal.getByRole('button', { name: /^Replace: / }).waitFor()
  expect(await axeViolations(page)).toEqual([])
})
