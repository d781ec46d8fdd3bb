import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { checkoutPaths, orderPaths } from '#contract/order-paths.ts'
import { newPage } from '../support/browser.ts'
import { callShop } from '../support/people/calls.ts'
import { emailsTo } from '../support/people/emails.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { newcomer } from '../support/people/newcomers.ts'
import {
  buy,
  decideQuietly,
  home,
  listOrders,
  place,
  putInCart,
  readOrder,
} from '../support/people/ordering.ts'
import {
  button,
  cartLink,
  decide,
  euros,
  fillAddress,
  goToPayment,
  orderButton,
  orderTotal,
  type ProductForSale,
  payBy,
  placeOrder,
  productsForSale,
} from '../support/shopping.ts'
import { heading, pathOf, soon, visit } from '../support/visiting.ts'

type Person = Awaited<ReturnType<typeof newcomer>>

let wanted: ProductForSale
let tim: Person
let page: Page
beforeAll(async () => {
  wanted = (await productsForSale(3))[2] as ProductForSale
  tim = await newcomer('Tim')
})
beforeEach(async () => {
  page = await newPage({
    expectedErrors: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /status of 40[49]/],
  })
})

const fill = (token: string, quantity = 1) => putInCart(token, [{ product_variant_id: wanted.id, quantity }])
const statesOf = async (token: string) => (await listOrders(token)).map(({ state }) => state)

const endings = [
  { choice: 'Make the payment fail', title: 'Your payment didn’t go through', badge: 'Payment failed' },
  { choice: 'Cancel the payment', title: 'You cancelled the payment', badge: 'Payment cancelled' },
  {
    choice: 'Let the payment expire',
    title: 'Your payment wasn’t completed in time',
    badge: 'Awaiting payment',
  },
]

test('a failed, cancelled or expired payment costs nothing, and the customer can pay the same order again', {
  tags: 'payment-retry',
}, async () => {
  await fill(tim.token, 2)
  await visitLoggedIn(page, tim, '/en/checkout')
  await goToPayment(page)
  await placeOrder(page)
  const [placed] = await listOrders(tim.token)
  for (const { choice, title, badge } of endings) {
    await decide(page, choice)
    await soon(() => heading(page).textContent()).toBe(title)
    await page.getByText(/^You haven’t been charged\. .* We’re holding order .* until \d\d:\d\d\.$/).waitFor()
    const known = await listOrders(tim.token)
    expect(known).toMatchObject([{ id: placed?.id, state: 'pending_payment', refunded: 0, invoice: null }])
    await visit(page, '/en/account/orders')
    await page.getByRole('article').getByText(badge, { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Pay now' }).click()
    // The URL changes before the page, and the list has a link with the same name.
    await soon(() => heading(page).textContent()).toBe(`Order ${placed?.number}`)
    await page.getByRole('link', { name: 'Pay now' }).click()
    await soon(() => heading(page).textContent()).toBe(title)
    await payBy(page, 'PayPal')
    await button(page, /^Pay \d/).click()
    await soon(() => pathOf(page)).toMatch(/\/sandbox\/payments\//)
    await page.getByText('What should happen?').waitFor()
  }
  await decide(page)
  await soon(() => heading(page).textContent()).toBe('Thank you, Tim')
  expect(await statesOf(tim.token)).toEqual(['paid'])
  const order = await readOrder(tim.token, placed?.id ?? 0)
  expect(order).toMatchObject({ payment: { state: 'paid', method: { key: 'payPal' } } })
  const subjects = async () => (await emailsTo(tim.email)).map(({ subject }) => subject)
  const about = async () => (await subjects()).filter((subject) => subject.includes(order.number))
  await soon(about).toEqual([`Your order ${order.number}`])
})

test('a customer who wants to change an order after a failed payment finds all its items in the cart', {
  tags: 'order-change',
}, async () => {
  const jan = await newcomer('Jan')
  const { order_id: id, payment_url: url } = await place(jan.token, [
    { product_variant_id: wanted.id, quantity: 2 },
  ])
  await decideQuietly(url, 'failed')
  await visitLoggedIn(page, jan, `/en/checkout/return/${id}`)
  await soon(() => heading(page).textContent()).toBe('Your payment didn’t go through')
  await button(page, 'Change my order').click()
  await soon(() => pathOf(page)).toBe('/en/cart')
  await soon(() => cartLink(page).getAttribute('aria-label')).toBe('Cart, 2 items')
  expect(await listOrders(jan.token)).toMatchObject([{ id, state: 'cancelled', ending: 'by-client' }])
})

test('closing the tab after paying changes nothing: the return page and the order list show the right state', {
  tags: 'order-closed-tab',
}, async () => {
  const {
    order_id: id,
    order_number: number,
    payment_url: url,
  } = await place(tim.token, [{ product_variant_id: wanted.id }])
  await visitLoggedIn(page, tim, `/en/checkout/return/${id}`)
  await soon(() => heading(page).textContent()).toBe('Waiting for your payment')
  await page.goto('/en/account/orders')
  const card = page.getByRole('article').filter({ hasText: number })
  await card.getByText(/^Awaiting payment, held until/).waitFor()
  await decideQuietly(url, 'paid')
  await visit(page, `/en/checkout/return/${id}`)
  await soon(() => heading(page).textContent()).toBe(`Thank you, ${home.first_name}`)
  await visit(page, '/en/account/orders')
  await card.getByText('Paid', { exact: true }).waitFor()
  const { price } = await readOrder(tim.token, id)
  await card.getByText(euros(price.total)).waitFor()
})

test('a connection lost while ordering is reported, and pressing the button again creates only one order', {
  tags: 'order-once',
}, async () => {
  const ona = await newcomer('Ona')
  const keys: (string | undefined)[] = []
  await fill(ona.token)
  await visitLoggedIn(page, ona, '/en/checkout')
  await goToPayment(page)
  await payBy(page, 'Visa')
  await page.getByRole('checkbox', { name: /^I agree to the terms/ }).check()
  page.on('request', (request) => {
    if (request.url().endsWith(`/api${checkoutPaths.checkout}`))
      keys.push(request.headers()['idempotency-key'])
  })
  await page.context().setOffline(true)
  await orderButton(page).click()
  await page.getByText('You are offline.').waitFor()
  expect(await listOrders(ona.token)).toEqual([])
  await page.context().setOffline(false)
  // This time the order arrives, but its answer is lost.
  await page.route(`**/api${checkoutPaths.checkout}`, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await orderButton(page).click()
  await page.getByText('We couldn’t reach the shop.').waitFor()
  expect(await statesOf(ona.token)).toEqual(['pending_payment'])
  await page.unrouteAll()
  await orderButton(page).click()
  await soon(() => pathOf(page)).toMatch(/\/sandbox\/payments\//)
  expect(await statesOf(ona.token)).toEqual(['pending_payment'])
  expect(keys.length).toBe(3)
  expect(new Set(keys).size).toBe(1)
})

test('choices survive a reload and going back, and items added in another tab are shown before ordering', {
  tags: 'checkout-page',
}, async () => {
  const uma = await newcomer('Uma')
  await fill(uma.token)
  await visitLoggedIn(page, uma, '/en/checkout')
  await fillAddress(page)
  await page.reload()
  await soon(() => page.getByLabel('Street and house number').inputValue()).toBe('Coupure Links 12')
  await soon(() => page.getByLabel('Town or city').inputValue()).toBe('Gent')
  await button(page, 'Continue to delivery').click()
  await button(page, 'Continue to payment').click()
  await payBy(page, 'PayPal')
  await page.reload()
  await orderButton(page).waitFor()
  await soon(() => page.getByRole('radio', { name: 'PayPal' }).isChecked()).toBe(true)
  await page.goBack()
  await button(page, 'Continue to payment').click()
  await orderButton(page).waitFor()
  await soon(() => page.getByRole('radio', { name: 'PayPal' }).isChecked()).toBe(true)

  const seen = await orderTotal(page).innerText()
  await fill(uma.token)
  await page.getByRole('checkbox', { name: /^I agree to the terms/ }).check()
  await orderButton(page).click()
  await page.getByText('Check the total and press the button again.', { exact: false }).waitFor()
  await page.getByText(`${wanted.name}: 2 instead of 1.`).waitFor()
  expect(await listOrders(uma.token)).toEqual([])
  await soon(() => orderTotal(page).innerText()).not.toBe(seen)
  await orderButton(page).click()
  await soon(() => pathOf(page)).toMatch(/\/sandbox\/payments\//)
  const [order] = await listOrders(uma.token)
  expect(order?.total_items).toBe(2)
})

test('another person’s order, withdrawal, invoice and address are reported as not found', {
  tags: 'order-owner',
}, async () => {
  const eva = await newcomer('Eva')
  const { id, documents } = await buy(tim.token, [{ product_variant_id: wanted.id }])
  const kept = await callShop(checkoutPaths.addresses, { body: home, token: tim.token })
  const addressId = (kept.body as { id: number }).id
  const paths: [string, 'GET' | 'PUT' | 'DELETE'][] = [
    [orderPaths.one(id), 'GET'],
    [orderPaths.document(id, documents[0]?.number ?? ''), 'GET'],
    [checkoutPaths.address(addressId), 'DELETE'],
  ]
  for (const [path, method] of paths)
    expect((await callShop(path, { method, token: eva.token })).status, path).toBe(404)
  await visitLoggedIn(page, eva, `/en/account/orders/${id}`)
  await soon(() => heading(page).textContent()).toBe('Order not found')
  for (const part of ['withdraw', 'reaction']) {
    await visit(page, `/en/account/orders/${id}/${part}`)
    await soon(() => heading(page).textContent(), part).toBe('Order not found')
  }
  await visit(page, `/en/checkout/return/${id}`)
  await page.getByText('We couldn’t find this order in your account.').waitFor()
})
