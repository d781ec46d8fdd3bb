import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { authPaths } from '#contract/account-paths.ts'
import type { Tokens } from '#contract/accounts.ts'
import type { NewVoucher } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { cartPaths } from '#contract/cart-paths.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { named } from '../support/building.ts'
import { tabTo } from '../support/keys.ts'
import { callShop } from '../support/people/calls.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { newcomer, password } from '../support/people/newcomers.ts'
import { putInCart } from '../support/people/ordering.ts'
import { button, cartLink, goToPayment, type ProductForSale, productsForSale } from '../support/shopping.ts'
import { people } from '../support/signing-in.ts'
import { soon, visit } from '../support/visiting.ts'

let wanted: ProductForSale[]
beforeAll(async () => {
  wanted = (await productsForSale(10)).slice(8)
})

/** The accessible name of the focused control. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: here } = document
    if (here instanceof HTMLInputElement) return here.labels?.[0]?.textContent
    return here?.getAttribute('aria-label') ?? here?.textContent
  })

test('a visitor’s first press on the cart button shows that the cart is empty', async () => {
  const page = await newPage()
  await visit(page, '/en/products')
  await cartLink(page).click()
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  await drawer.getByText('Your cart is empty').waitFor()
  await soon(() => drawer.isVisible()).toBe(true)
})

test('a user who logs out leaves nothing behind that the next user could undo', {
  tags: 'undo-not-for-next',
}, async () => {
  const fien = await newcomer('Fien')
  const { id, name } = wanted[0] as ProductForSale
  await putInCart(fien.token, [{ product_variant_id: id }])
  const page = await newPage()
  await visitLoggedIn(page, fien, '/en/cart')
  await page
    .getByTestId('cart-line')
    .getByRole('button', { name: named('Remove:', name) })
    .click()
  const undo = button(page, 'Undo')
  await soon(() => undo.count()).toBe(2)
  // As long as the pointer is on it, the message does not close by itself.
  await button(page.getByRole('region', { name: 'Notifications' }), 'Undo').hover()
  const banner = page.getByRole('banner')
  await banner.locator('summary', { hasText: 'FN' }).press('Enter')
  await button(banner, 'Log out').press('Enter')
  await banner.getByRole('link', { name: 'Log in' }).waitFor()
  await soon(() => undo.count()).toBe(0)
})

test('a product removed from the cart can be put back after the message has closed, and the focus is not lost', async () => {
  const noor = await newcomer('Noor')
  await putInCart(
    noor.token,
    wanted.map(({ id }) => ({ product_variant_id: id })),
  )
  const page = await newPage()
  await visitLoggedIn(page, noor, '/en/cart')
  const lines = page.getByTestId('cart-line')
  await soon(() => lines.count()).toBe(2)
  const [{ name }] = wanted as [ProductForSale]
  await lines.getByRole('button', { name: named('Remove:', name) }).press('Enter')
  await soon(() => focused(page)).toBe('Your cart')
  const messages = page.getByRole('region', { name: 'Notifications' })
  await button(messages, 'Undo').waitFor()
  await soon(() => messages.getByRole('button').count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  await button(page, 'Undo').press('Enter')
  await soon(() => lines.count()).toBe(2)
  await soon(() => focused(page)).toBe('Your cart')
})

test('a quantity that changes in another tab stays changed when its field is left untouched', async () => {
  const piet = await newcomer('Piet')
  await putInCart(piet.token, [{ product_variant_id: wanted[0]!.id }])
  const page = await newPage()
  await visitLoggedIn(page, piet, '/en/cart')
  const quantity = page.getByTestId('cart-line').getByRole('textbox')
  await quantity.focus()
  const otherTab = await page.context().newPage()
  await visit(otherTab, '/en/cart')
  await otherTab
    .getByTestId('cart-line')
    .getByRole('button', { name: /^Increase quantity of / })
    .click()
  await soon(() => quantity.inputValue()).toBe('2')
  await quantity.blur()
  await page.reload()
  await soon(() => quantity.inputValue()).toBe('2')
})

test('after removing wishlist items with the keyboard, the focus moves to the next item, and finally to the title', async () => {
  const lies = await newcomer('Lies')
  for (const { id } of wanted)
    await callShop(cartPaths.wishlist, { body: { product_variant_id: id }, token: lies.token })
  const page = await newPage()
  await visitLoggedIn(page, lies, '/en/wishlist')
  const bins = page.locator('[data-remove-wish]')
  await soon(() => bins.count()).toBe(2)
  const next = await bins.last().getAttribute('aria-label')
  await bins.first().press('Enter')
  await soon(() => focused(page)).toBe(next)
  await page.keyboard.press('Enter')
  await soon(() => focused(page)).toBe('Wishlist')
})

test('applying and removing a voucher with the keyboard keeps the focus', async () => {
  const code = await voucher()
  const wout = await newcomer('Wout')
  await putInCart(wout.token, [{ product_variant_id: (wanted[0] as ProductForSale).id }])
  const page = await newPage()
  await visitLoggedIn(page, wout, '/en/checkout')
  await goToPayment(page)
  await tabTo(button(page, 'Have a voucher?'))
  await page.keyboard.press('Enter')
  await soon(() => focused(page)).toBe('Voucher code')
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await soon(() => focused(page)).toBe('Remove voucher')
  await page.keyboard.press('Enter')
  await soon(() => focused(page)).toBe('Voucher code')
})

async function voucher(): Promise<string> {
  const login = await callShop(authPaths.login, { body: { email: people.admin, password } })
  const { access_token: token } = login.body as Tokens
  const code = `KEYS ${randomUUID().slice(0, 8)}`
  const body: NewVoucher = { code, gift: { kind: 'percent', percent: 10 }, terms: {} }
  const { status } = await callShop(adminOrderPaths.vouchers, { body, token })
  expect(status).toBe(201)
  return code
}
