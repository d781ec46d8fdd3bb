import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { cartPaths } from '#contract/cart-paths.ts'
import type { Checkout, Placed, Quote, SandboxChoice } from '#contract/checkout.ts'
import { checkoutPaths, orderPaths, paymentPaths } from '#contract/order-paths.ts'
import type { Order, OrderPage } from '#contract/orders.ts'
import { type ReadPdf, readPdf } from '../read-pdf.ts'
import { soon } from '../visiting.ts'
import { callShop } from './calls.ts'

export const home = {
  first_name: 'Noor',
  last_name: 'Nieuw',
  street: 'Coupure Links 12',
  postal_code: '9000',
  city: 'Gent',
  country: 'BE',
}
type CartItemInput = { product_variant_id: number; quantity?: number }

export async function putInCart(token: string, lines: readonly CartItemInput[]): Promise<void> {
  for (const body of lines) {
    const { status } = await callShop(cartPaths.cart, { body, token })
    expect(status).toBe(200)
  }
}

/** An order placed through the API; its payment is open. */
export async function place(token: string, lines: readonly CartItemInput[]): Promise<Placed> {
  await putInCart(token, lines)
  const asked = await callShop(checkoutPaths.quote, {
    body: { country: 'BE', delivery_method: 'door' },
    token,
  })
  const { quote } = asked.body as Quote
  const body: Checkout = {
    quote,
    address: home,
    delivery_method: 'door',
    payment_method: 'bancontact',
    terms_accepted: true,
  }
  const { status, body: placed } = await callShop(checkoutPaths.checkout, { body, token, key: randomUUID() })
  expect(status).toBe(201)
  return placed as Placed
}

/** Sets the result of a payment without opening its page. */
export async function decideQuietly(
  openPaymentPage: string,
  outcome: SandboxChoice['outcome'],
): Promise<void> {
  const id = new URL(openPaymentPage).pathname.split('/').at(-1) ?? ''
  const body: SandboxChoice = { method: 'bancontact', outcome }
  expect((await callShop(paymentPaths.sandboxPayment(id), { body })).status).toBe(200)
}

/** A paid order placed through the API. */
export async function buy(token: string, lines: readonly CartItemInput[]): Promise<Order> {
  const { order_id, payment_url } = await place(token, lines)
  await decideQuietly(payment_url, 'paid')
  await soon(async () => (await readOrder(token, order_id)).documents.length).toBe(1)
  return readOrder(token, order_id)
}

/** As stored on the server. */
export async function readOrder(token: string, id: number): Promise<Order> {
  const { body } = await callShop(orderPaths.one(id), { method: 'GET', token })
  return body as Order
}

/** Newest first. */
export async function listOrders(token: string): Promise<OrderPage['data']> {
  const { body } = await callShop(`${orderPaths.list}?limit=50`, { method: 'GET', token })
  return (body as OrderPage).data
}

/** Packed and sent in one parcel, which has arrived. */
export async function sendOut(order: Order, adminToken: string): Promise<void> {
  const { id, items } = order
  const call = async (path: string, body: object) => {
    const { status } = await callShop(path, { body, token: adminToken, key: randomUUID() })
    expect(status, path).toBeLessThan(300)
  }
  await call(adminOrderPaths.process, { ids: [id] })
  await call(adminOrderPaths.ship(id), {
    items: items.map((item) => ({ order_line_id: item.id, quantity: item.quantity })),
    carrier: 'bpost',
  })
  await call(adminOrderPaths.deliver(id), {})
}

/** An invoice or credit note from the account. */
export async function readPaper(url: string, token: string): Promise<ReadPdf> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(200)
  return readPdf(new Uint8Array(await answer.arrayBuffer()))
}
