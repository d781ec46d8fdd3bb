import { beforeAll, expect, test } from 'vitest'
import type { Cart } from '#contract/cart.ts'
import { cartPaths } from '#contract/cart-paths.ts'
import type { ProductPage } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { named } from '../support/building.ts'
import { callShop } from '../support/people/calls.ts'
import { emailsTo, linkIn } from '../support/people/emails.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { certifiedNewcomer, makeProtocol, tokenOf } from '../support/people/making.ts'
import { newcomer } from '../support/people/newcomers.ts'
import { putInCart } from '../support/people/ordering.ts'
import {
  button,
  cartLink,
  euros,
  type ProductForSale,
  productsForSale,
  soldOut,
} from '../support/shopping.ts'
import { people, visitAs } from '../support/signing-in.ts'
import { heading, pathOf, soon, visit } from '../support/visiting.ts'

let wanted: ProductForSale
beforeAll(async () => {
  wanted = (await productsForSale(7))[6] as ProductForSale
})

async function cartOf(token: string): Promise<Cart> {
  const { body } = await callShop(cartPaths.cart, { method: 'GET', token })
  return body as Cart
}

async function empty(token: string): Promise<void> {
  for (const { product_variant_id } of (await cartOf(token)).items)
    await callShop(cartPaths.cart, { method: 'PUT', body: { product_variant_id, quantity: 0 }, token })
}

test('a visitor’s wishlist is kept at login, and a product moves from it into the cart', {
  tags: ['product-wishlist', 'page-wishlist'],
}, async () => {
  const ivo = await newcomer('Ivo')
  const page = await newPage()
  await visit(page, `/en/products/${wanted.slug}`)
  const heart = button(page.getByTestId('offer'), named('Save ', wanted.name, ' to wishlist'))
  await heart.click()
  await soon(() => heart.getAttribute('aria-pressed')).toBe('true')
  await page.locator('header').getByRole('link', { name: 'Wishlist, 1 product' }).click()
  await soon(() => heading(page).textContent()).toBe('Wishlist')
  await page.getByText('Your wishlist is saved in this browser only').waitFor()
  await visitLoggedIn(page, ivo, '/en/wishlist')
  await button(page, named('Move to cart:', wanted.name)).click()
  await page.getByRole('heading', { name: 'Your wishlist is empty' }).waitFor()
  await page.getByText(`${wanted.name} moved to your cart`).waitFor()
  await soon(() => cartLink(page).getAttribute('aria-label')).toBe('Cart, 1 item')
  await soon(async () => (await cartOf(ivo.token)).items.map((item) => item.product_variant_id)).toEqual([
    wanted.id,
  ])
})

test('a visitor asks for an email when a product is back in stock, confirms it by the emailed link, and cancels it', {
  tags: 'stock-visitor',
}, async () => {
  const { slug, name } = await soldOut()
  const email = `visitor${Date.now()}@people.example`
  const page = await newPage()
  await visit(page, `/en/products/${slug}`)
  await button(page.getByTestId('offer'), named('Notify me:', name)).click()
  const dialog = page.getByRole('dialog', { name: 'Email me when it’s back in stock' })
  const address = dialog.getByLabel('Email address')
  await soon(() => address.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  await address.fill('nobody')
  await address.press('Enter')
  await soon(() => address.getAttribute('aria-invalid')).toBe('true')
  await address.fill(email)
  await address.press('Enter')
  const sent = page.getByRole('dialog', { name: 'Check your email' })
  await sent.getByRole('status').waitFor()
  await button(sent, 'Close').press('Enter')
  await sent.waitFor({ state: 'hidden' })

  await soon(async () => (await emailsTo(email)).length).toBe(1)
  const [invitation] = await emailsTo(email)
  await visit(page, linkIn(invitation!))
  await soon(() => heading(page).textContent()).toBe('Email you when it’s back in stock?')
  expect(await axeViolations(page)).toEqual([])
  await button(page, 'Yes, email me').click()
  await soon(() => heading(page).textContent()).toBe('We’ll email you')
  await soon(() => heading(page).evaluate((title) => title === document.activeElement)).toBe(true)
  await button(page, 'Unsubscribe').click()
  await soon(() => heading(page).textContent()).toBe('Your address has been deleted')
  expect(await axeViolations(page)).toEqual([])
})

test('the question for an email address does not open on a page that a visitor has gone to meanwhile', async () => {
  const { slug, name } = await soldOut()
  const page = await newPage()
  await visit(page, `/en/products/${slug}`)
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/stock-email-dialog*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  const asked = page.waitForRequest(/assets\/stock-email-dialog/)
  await button(page.getByTestId('offer'), named('Notify me:', name)).click()
  await asked
  await page.locator('header').getByRole('link', { name: 'Verbena, home page' }).click()
  await soon(() => pathOf(page)).toBe('/en')
  const loaded = page.waitForResponse(/assets\/stock-email-dialog/)
  held.resolve()
  await (await loaded).finished()
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('a client buys the missing products of her protocol with her practitioner’s discount', {
  tags: 'buy-protocol',
}, async () => {
  const token = await tokenOf(people.anna)
  const { items: before } = await cartOf(token)
  await empty(token)
  try {
    const page = await newPage()
    await visitAs(page, 'anna', '/en/account/client/protocols')
    await page.locator('main').getByRole('link', { name: 'Gut repair, eight weeks' }).click()
    await button(page, 'Buy this protocol').first().click()
    await page.getByText(/^\d+ products? added to your cart$/).waitFor()
    const { items, discount_rate, total_discount, total_price_after_discount } = await cartOf(token)
    expect(items.length).toBeGreaterThan(1)
    expect(items.every(({ protocol }) => protocol?.name === 'Gut repair, eight weeks')).toBe(true)
    expect(discount_rate).toBe(10)
    await visit(page, '/en/cart')
    await page.getByText('10% discount from Ilse Vermeulen').first().waitFor()
    await page
      .getByText(`−${euros(total_discount)}`)
      .first()
      .waitFor()
    expect(total_price_after_discount).toBeLessThan(items.reduce((sum, item) => sum + item.total_price, 0))
  } finally {
    await empty(token)
    await putInCart(
      token,
      before.map(({ product_variant_id, quantity }) => ({ product_variant_id, quantity })),
    )
  }
})

test('on a phone a visitor buys a part of a protocol from the bar at the foot of the screen', {
  tags: 'buy-protocol',
}, async () => {
  const vera = await certifiedNewcomer('Vera')
  const [first, second] = await productsForSale(2)
  if (!first || !second) throw new Error('Two products are needed')
  const chosen = [{ product_variant_id: first.id }, { product_variant_id: second.id }]
  const protocolId = await makeProtocol(vera.token, 'For the evening', chosen)
  const made = await callShop(protocolPaths.link(protocolId), { token: vera.token, body: {} })
  const { link_token } = made.body as { link_token: string }
  const page = await newPage({ width: 390, height: 844 })
  await visit(page, `/en/protocols/${link_token}`)
  await page.getByText('2 of 2 selected').waitFor()
  await page.getByLabel(`Select ${first.name}`).press('Space')
  await page.getByText('1 of 2 selected').waitFor()
  const buy = button(page, 'Add 1 product to cart')
  await soon(async () => (await buy.boundingBox())!.y).toBeGreaterThan(700)
  expect(await axeViolations(page)).toEqual([])
  await buy.press('Enter')
  await page.getByText('1 product added to your cart').waitFor()
  await page.getByRole('link', { name: 'View cart' }).click()
  await page.getByTestId('cart-line').filter({ hasText: second.name }).waitFor()
  await soon(() => page.getByTestId('cart-line').count()).toBe(1)
})

test('through a practitioner’s link a visitor buys practitioner-only products at full price', {
  tags: 'buy-protocol',
}, async () => {
  const vera = await certifiedNewcomer('Vera')
  const { body } = await callShop(`${cataloguePaths.products}?limit=60`, { method: 'GET', token: vera.token })
  const found = (body as ProductPage).data.find(
    ({ practitioner_only: isKept, available }) => isKept && available,
  )
  const variant = found?.variants[0]
  if (!found || !variant?.price) throw new Error('There is nothing for practitioners only')
  const protocolId = await makeProtocol(vera.token, 'Kept for practitioners', [
    { product_variant_id: variant.id },
    { product_variant_id: wanted.id },
  ])
  const made = await callShop(protocolPaths.link(protocolId), { token: vera.token, body: {} })
  const { link_token } = made.body as { link_token: string }
  const page = await newPage()
  await visit(page, `/en/protocols/${link_token}`)
  await button(page, 'Buy this protocol').first().click()
  await page.getByText('2 products added to your cart').waitFor()
  await visit(page, '/en/cart')
  const line = page.getByTestId('cart-line').filter({ hasText: found.name }).first()
  await line.getByText(euros(variant.price)).first().waitFor()
  await page.getByRole('link', { name: 'Go to checkout' }).first().waitFor()
})
