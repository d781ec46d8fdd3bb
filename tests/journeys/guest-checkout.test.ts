import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { GuestPlaced } from '#contract/checkout.ts'
import { guestPaths } from '#contract/order-paths.ts'
import type { Order } from '#contract/orders.ts'
import type { Problem } from '#contract/problem.ts'
import type { Language } from '#domain/languages.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage, type PageOptions } from '../support/browser.ts'
import { callShop } from '../support/people/calls.ts'
import { emailTo, linkIn } from '../support/people/emails.ts'
import { newAddress } from '../support/people/newcomers.ts'
import {
  button,
  cartLink,
  decide,
  emailAbout,
  fillAddress,
  orderButton,
  type ProductForSale,
  payBy,
  placeOrder,
  productsForSale,
} from '../support/shopping.ts'
import { expectToFit, heading, horizontalOverflow, pathOf, soon, visit } from '../support/visiting.ts'

let wanted: ProductForSale
beforeAll(async () => {
  wanted = (await productsForSale(12))[11] as ProductForSale
})

const checkoutCall = `**/api${guestPaths.checkout}`

const orderOf = async ({ order_token: token }: GuestPlaced) =>
  (await callShop(guestPaths.one(token), { method: 'GET' })).body as Order

/** Read on its way: the page moves on before its body could be asked for. */
async function recordPlaced(page: Page): Promise<readonly GuestPlaced[]> {
  const placed: GuestPlaced[] = []
  await page.route(checkoutCall, async (route) => {
    const response = await route.fetch()
    placed.push((await response.json()) as GuestPlaced)
    await route.fulfill({ response })
  })
  return placed
}

const tooMany = (page: Page) => page.getByRole('alert').filter({ hasText: 'You have several unpaid orders.' })

/** As if they had as many unpaid orders as anybody may have. */
async function refuseUnpaid(page: Page): Promise<void> {
  const json: Problem = { code: 'too-many-unpaid', message: 'You have several unpaid orders.' }
  await page.route(checkoutCall, (route) => route.fulfill({ status: 409, json }))
}

const phone = { width: 390, height: 844 }

async function toCheckout(language: Language = 'en', options: PageOptions = {}): Promise<Page> {
  const page = await newPage(options)
  await page.setViewportSize(phone)
  await fillCart(page, language)
  return page
}

async function fillCart(page: Page, language: Language = 'en'): Promise<void> {
  await visit(page, `/${language}/products/${wanted.slug}`)
  await page.getByTestId('offer').locator('button.btn-primary').first().click()
  await page.getByRole('dialog').first().waitFor()
  await visit(page, `/${language}/checkout`)
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('First name').fill('Nora')
  await page.getByLabel('Last name').fill('Nieuw')
  await fillAddress(page)
}

async function toPayment(page: Page, method = 'Bancontact'): Promise<void> {
  await button(page, 'Continue to delivery').click()
  await button(page, 'Continue to payment').click()
  await orderButton(page).and(page.locator(':not([aria-busy])')).waitFor()
  await payBy(page, method)
  await page.getByRole('checkbox', { name: /^I agree to the terms/ }).check()
}

describe('on a phone, a visitor', () => {
  test('orders as a guest, once, follows the order by its link, and has it in the account afterwards', async () => {
    const email = newAddress('nora')
    const page = await toCheckout()
    let sent = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith(`/api${guestPaths.checkout}`)) sent++
    })
    await button(page, 'Continue to delivery').click()
    await soon(() => page.getByLabel('Email address').getAttribute('aria-invalid')).toBe('true')
    await fillIn(page, email)
    await page.reload()
    await soon(() => page.getByLabel('Email address').inputValue()).toBe(email)
    await toPayment(page)
    await orderButton(page).dblclick()
    await soon(() => pathOf(page)).toMatch(/\/sandbox\/payments\//)
    expect(sent).toBe(1)
    await decide(page)
    await soon(() => heading(page).textContent()).toBe('Thank you, Nora')
    expect(await axeViolations(page)).toEqual([])

    await page.getByLabel('Password', { exact: true }).fill('A-fine-day-7')
    await button(page, 'Create account').click()
    await page.getByRole('status').filter({ hasText: /email/i }).first().waitFor()
    const number = await page
      .getByText(/V-\d{5}/)
      .first()
      .textContent()
    const subject = `Your order ${/V-\d{5,}/.exec(number ?? '')?.[0]}`

    const other = await newPage()
    await other.setViewportSize(phone)
    await visit(other, (await emailAbout(email, subject)).link)
    await other.getByTestId('order-timeline').waitFor()
    await soon(() => horizontalOverflow(other)).toBeLessThanOrEqual(0)
    expect(await axeViolations(other)).toEqual([])
    await other
      .getByRole('link', { name: /^Withdraw/ })
      .first()
      .click()
    await other.getByTestId('withdrawal').waitFor()

    await visit(page, linkIn(await emailTo(email, 'activation')))
    await soon(() => pathOf(page)).not.toContain('activate')
    await visit(page, '/en/account/orders')
    await page.getByTestId('order-card').first().waitFor()
  })

  test('gets the cart back if the payment is given up', async () => {
    const page = await toCheckout()
    await fillIn(page, newAddress('giving-up'))
    await toPayment(page)
    await orderButton(page).click()
    await soon(() => pathOf(page)).toMatch(/\/sandbox\/payments\//)
    await visit(page, '/en/checkout')
    await page.getByTestId('waiting-order').getByRole('link', { name: 'Continue to payment' }).click()
    await decide(page, /^Cancel/)
    await button(page, 'Change my order').click()
    await soon(() => pathOf(page)).toBe('/en/cart')
    await soon(() => cartLink(page).getAttribute('aria-label')).toBe('Cart, 1 item')
    await page.getByTestId('cart-line').getByText(wanted.name).first().waitFor()
  })

  test('reads in another browser how to reach the order, and finds the products of an unpaid order in the cart again', async () => {
    const page = await toCheckout()
    await fillIn(page, newAddress('elsewhere'))
    await toPayment(page)
    const placed = await recordPlaced(page)
    await orderButton(page).click()
    await soon(() => pathOf(page)).toMatch(/\/sandbox\/payments\//)
    const { order_id: id, order_token: token } = placed[0]!

    const other = await newPage()
    await other.setViewportSize({ width: 320, height: 700 })
    await visit(other, `/en/checkout/return/${id}`)
    await other.getByText('Ordered without an account?').waitFor()
    await soon(() => horizontalOverflow(other)).toBeLessThanOrEqual(0)
    expect(await axeViolations(other)).toEqual([])

    // Ended without its return page having been opened in this browser.
    expect((await callShop(guestPaths.cancel(token), { key: 'cancel-elsewhere' })).status).toBe(200)
    await visit(page, '/en/cart')
    await page.getByText(/wasn’t paid, so it was cancelled/).waitFor()
    await page.getByTestId('cart-line').getByText(wanted.name).first().waitFor()
  })

  test('who changes the payment method after an answer got lost has one open order: the first is cancelled', async () => {
    const page = await toCheckout('en', { expectedErrors: [/ERR_FAILED/] })
    await fillIn(page, newAddress('unanswered'))
    await toPayment(page)
    const placed: GuestPlaced[] = []
    await page.route(checkoutCall, async (route) => {
      const response = await route.fetch()
      placed.push((await response.json()) as GuestPlaced)
      await (placed.length === 1 ? route.abort() : route.fulfill({ response }))
    })
    await orderButton(page).click()
    await page.getByText('We couldn’t reach the shop.').waitFor()
    await payBy(page, 'PayPal')
    await orderButton(page).click()
    await soon(() => pathOf(page)).toMatch(/\/sandbox\/payments\//)

    expect(placed).toHaveLength(3)
    const [first, again, second] = placed as [GuestPlaced, GuestPlaced, GuestPlaced]
    expect(again.order_id).toBe(first.order_id)
    expect(await orderOf(first)).toMatchObject({ state: 'cancelled', ending: 'by-client', refunded: 0 })
    expect(await orderOf(second)).toMatchObject({
      state: 'pending_payment',
      payment: { method: { key: 'payPal' } },
    })
    await decide(page)
    await soon(() => heading(page).textContent()).toBe('Thank you, Nora')
  })

  test('who may place no further unpaid order is led to the newest unpaid one, if the browser knows it', async () => {
    const page = await toCheckout('en', { expectedErrors: [/status of 409/] })
    const placed = await recordPlaced(page)
    await fillIn(page, newAddress('unpaid'))
    await toPayment(page)
    await orderButton(page).click()
    await soon(() => pathOf(page)).toMatch(/\/sandbox\/payments\//)
    await fillCart(page)
    await orderButton(page).and(page.locator(':not([aria-busy])')).waitFor()
    await placeOrder(page)
    await decide(page)
    await soon(() => heading(page).textContent()).toBe('Thank you, Nora')

    await refuseUnpaid(page)
    await fillCart(page)
    await fillIn(page, newAddress('unpaid'))
    await toPayment(page)
    await orderButton(page).click()
    await tooMany(page).getByRole('link', { name: 'View order' }).click()
    await soon(() => pathOf(page)).toBe(`/en/guest-orders/${placed[0]?.order_token}`)
    await page.getByRole('link', { name: 'Pay now' }).first().waitFor()

    const other = await toCheckout('en', { expectedErrors: [/status of 409/] })
    await fillIn(other, newAddress('unpaid-elsewhere'))
    await toPayment(other)
    await refuseUnpaid(other)
    await orderButton(other).click()
    await tooMany(other).getByRole('link', { name: 'View cart' }).waitFor()
    expect(await tooMany(other).getByRole('link').count()).toBe(1)
  })

  test('can log in instead, and come back to ordering as a guest', async () => {
    const page = await toCheckout()
    await button(page, 'Log in').press('Enter')
    await page.getByRole('heading', { name: 'Log in or create an account' }).waitFor()
    const section = page.locator('section[aria-labelledby=checkout-sign-in]', { has: page.locator(':focus') })
    await section.waitFor()
    await button(page, 'Continue as a guest').press('Enter')
    await page.getByLabel('Email address').waitFor()
    await soon(() => page.locator(':focus').textContent()).toBe('Log in')
  })
})

test.each(['en', 'de', 'fr', 'ja'] as const)(
  'the checkout of a guest fits and is accessible from 320 to 1440 pixels: %s',
  async (language) => {
    const page = await toCheckout(language)
    await page.locator('input[type=email]').waitFor()
    await expectToFit(page, [320, 390, 1440])
    expect(await axeViolations(page)).toEqual([])
  },
)
