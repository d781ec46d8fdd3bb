import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { cartPaths } from '#contract/cart-paths.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { callShop } from '../support/people/calls.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { newcomer } from '../support/people/newcomers.ts'
import { buy, putInCart } from '../support/people/ordering.ts'
import {
  button,
  decide,
  goToPayment,
  type ProductForSale,
  placeOrder,
  productsForSale,
} from '../support/shopping.ts'
import { visitAs } from '../support/signing-in.ts'
import { heading, horizontalOverflow, soon, visit } from '../support/visiting.ts'

let wanted: ProductForSale
beforeAll(async () => {
  wanted = (await productsForSale(8))[7] as ProductForSale
})

/** On a phone nothing extends beyond the edge, not even at 200% zoom; axe checks one of the two. */
async function isFine(page: Page, what: string, axeWidth: 1440 | 390 = 390): Promise<void> {
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' })
  for (const width of [1440, 640, 390]) {
    await page.setViewportSize({ width, height: width === 640 ? 450 : 900 })
    await soon(() => horizontalOverflow(page), `${what} at ${width}`).toBeLessThanOrEqual(0)
    if (width === axeWidth) expect(await axeViolations(page), `${what} at ${width}`).toEqual([])
  }
}

test('axe finds no violations on the empty cart, wishlist and order pages', async () => {
  const page = await newPage({ colorScheme: 'dark' })
  await visitLoggedIn(page, await newcomer('Siem'), '/en/cart')
  for (const [path, title] of [
    ['/en/cart', 'Your cart'],
    ['/en/wishlist', 'Wishlist'],
    ['/en/checkout', 'Your cart is empty'],
    ['/en/account/orders', 'Orders'],
    ['/en/withdraw', 'Withdraw from an order'],
  ] as const) {
    await visit(page, path)
    await soon(() => heading(page).textContent()).toBe(title)
    await isFine(page, path, 1440)
  }
})

test('axe finds no violations on pages with a cart, a wishlist, orders and a withdrawal', async () => {
  const rik = await newcomer('Rik')
  const line = { product_variant_id: wanted.id }
  const { id } = await buy(rik.token, [line])
  await callShop(cartPaths.wishlist, { body: line, token: rik.token })
  await putInCart(rik.token, [line])
  const page = await newPage()
  await visitLoggedIn(page, rik, '/en/cart')
  for (const [path, there] of [
    ['/en/cart', '[data-testid=cart-line]'],
    ['/en/wishlist', '[data-testid=wish]'],
    ['/en/account/orders', '[data-testid=order-card]'],
    [`/en/account/orders/${id}`, '[data-testid=order-timeline]'],
    [`/en/account/orders/${id}/withdraw`, '[data-testid=withdrawal]'],
  ] as const) {
    if (path !== '/en/cart') await visit(page, path)
    await page.locator(there).first().waitFor()
    await isFine(page, path)
  }
  const admin = await newPage()
  await visitAs(admin, 'admin', `/en/admin/orders?order=${id}`)
  await admin.getByTestId('order-panel').waitFor()
  await isFine(admin, 'the orders of the shop', 1440)
})

test('axe finds no violations in the checkout', async () => {
  const rosa = await newcomer('Rosa')
  await putInCart(rosa.token, [{ product_variant_id: wanted.id }])
  const page = await newPage()
  await visitLoggedIn(page, rosa, '/en/checkout')
  await button(page, 'Continue to delivery').click()
  await isFine(page, 'the address', 1440)
  await goToPayment(page)
  await isFine(page, 'the payment', 1440)
  await placeOrder(page)
  await isFine(page, 'the payment page')
  await decide(page)
  await soon(() => heading(page).textContent()).toBe('Thank you, Rosa')
  await isFine(page, 'the confirmation')
})
