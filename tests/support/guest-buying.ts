import { randomUUID } from 'node:crypto'
import type { GuestPlaced, Quote } from '#contract/checkout.ts'
import { guestPaths } from '#contract/order-paths.ts'
import { annasAddress } from './annas-address.ts'
import type { BuyingShop } from './buying-api.ts'

type Ordering = {
  email?: string
  /** IP address; by default each guest has an own one. */
  from?: string
  key?: string
  quantity?: number
  linkToken?: string
  voucher?: string
}
let guests = 0

/** Visitors who order without an account. */
export function guestsOf({ call }: BuyingShop) {
  async function checkout(variantId: number, given: Ordering = {}) {
    const nth = ++guests
    const { email = `guest${nth}@people.example`, from = `127.9.${nth >> 8}.${nth & 255}` } = given
    const { key = randomUUID(), quantity = 1, linkToken, voucher } = given
    const items = [{ product_variant_id: variantId, quantity, ...(linkToken && { link_token: linkToken }) }]
    const wanted = { delivery_method: 'door', ...(voucher && { voucher_code: voucher }) }
    const more = { remoteAddress: from, headers: { 'idempotency-key': key } }
    const quoted = await call('POST', guestPaths.quote, { country: 'BE', ...wanted, items }, more)
    if (quoted.status !== 200) throw new Error(`No quote: ${JSON.stringify(quoted.body)}`)
    const { quote } = quoted.body as Quote
    const ways = { ...wanted, payment_method: 'visa', terms_accepted: true }
    return call('POST', guestPaths.checkout, { quote, items, email, address: annasAddress, ...ways }, more)
  }

  async function order(variantId: number, given: Ordering = {}): Promise<GuestPlaced> {
    const { status, body } = await checkout(variantId, given)
    if (status !== 201) throw new Error(`Not ordered: ${JSON.stringify(body)}`)
    return body as GuestPlaced
  }

  const once = (path: string, body?: object, key: string = randomUUID()) =>
    call('POST', path, body, { headers: { 'idempotency-key': key } })

  return { checkout, order, once, open: (token: string) => call('GET', guestPaths.one(token)) }
}
