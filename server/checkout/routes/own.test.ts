import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkoutPaths } from '#contract/order-paths.ts'
import { unpaidOrdersMaximum } from '#domain/orders/unpaid-limits.ts'
import { cartLines } from '#server/cart/tables.ts'
import { variants } from '#server/catalogue/tables.ts'
import { payments } from '#server/orders/payments/tables.ts'
import { orderHistory, orderLines, orders } from '#server/orders/tables.ts'
import { protocolLinks } from '#server/protocols/tables.ts'
import { annasAddress } from '../../../tests/support/annas-address.ts'
import { type BuyingShop, openBuying } from '../../../tests/support/buying-api.ts'
import { addresses } from '../tables.ts'

let shop: BuyingShop
let magnesium: number
let zinc: number
beforeAll(async () => {
  shop = await openBuying()
  magnesium = await shop.product('magnesium', { history: [[2490, 200]], stock: 1000 })
  zinc = await shop.product('zinc', { history: [[1335, 200]], stock: 1000 })
})
afterAll(() => shop.close())

const linesOf = (id: number) =>
  shop.db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(orderLines.position)
const stockOf = async (id: number) =>
  (await shop.db.select({ stock: variants.stock }).from(variants).where(eq(variants.id, id)))[0]!.stock
const cartOf = (userId: number) => shop.db.select().from(cartLines).where(eq(cartLines.userId, userId))

describe('a client who orders', () => {
  test('gets an order at the prices they saw, saved step by step, and a payment page', {
    tags: 'price-steps',
  }, async () => {
    const anna = await shop.buyer({ rate: 10 })
    const before = await stockOf(magnesium)
    await anna.fill({ variantId: magnesium, quantity: 2 }, { variantId: zinc, quantity: 1 })
    const shown = await anna.quote()
    const { status, body } = await anna.checkout({ quote: shown.quote })
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { order_number: `V-${10_000 + body.order_id}` },
    })
    const order = await shop.orderOf(body.order_id)
    expect(order).toMatchObject({
      userId: anna.id,
      email: anna.email,
      state: 'pending_payment',
      regular: 6315,
      sale: 0,
      subtotal: 6315,
      discountRate: 10,
      discount: 632,
      voucher: 0,
      deliveryPrice: 550,
      delivery: 550,
      deliveryFree: null,
      total: 6233,
      vat: 353,
      currency: 'EUR',
      address: annasAddress,
      billingAddress: annasAddress,
      practitionerName: { first_name: anna.practitioner!.firstName, last_name: anna.practitioner!.lastName },
    })
    expect(order.total / 100).toBe(shown.price.total)
    expect(order.heldUntil.getTime() - order.placedAt.getTime()).toBe(30 * 60_000)
    expect(order.taxes).toEqual([{ percent: 6, gross: 6233, net: 5880, vat: 353 }])
    const lines = await linesOf(order.id)
    expect(lines).toMatchObject([
      {
        name: 'magnesium',
        brand: 'Linden & Co',
        content: '60\u00a0capsules',
        sku: 'SKU-magnesium',
        quantity: 2,
        price: 2490,
        discount: 498,
        total: 4482,
        vatPercent: 6,
        discountRate: 10,
        practitionerId: anna.practitioner!.id,
        clientId: anna.practitioner!.clientId,
        tierRate: 20,
      },
      { quantity: 1, price: 1335, discount: 134, total: 1201, tierRate: 20 },
    ])
    expect(lines.reduce((sum, { vat }) => sum + vat, order.deliveryVat)).toBe(order.vat)
    expect(await stockOf(magnesium)).toBe(before - 2)
    expect(await cartOf(anna.id)).toEqual([])
    const history = await shop.db.select().from(orderHistory).where(eq(orderHistory.orderId, order.id))
    expect(history).toMatchObject([{ from: null, to: 'pending_payment', by: 'client', userId: anna.id }])
    const [payment] = await shop.db.select().from(payments).where(eq(payments.orderId, order.id))
    expect(payment).toMatchObject({ state: 'open', amount: 6233, provider: 'mollie', url: body.payment_url })
  })

  test('is told why an empty cart cannot be ordered, and what is wrong with an address', async () => {
    const tomas = await shop.buyer()
    expect((await tomas.checkout()).body.code).toBe('cart-empty')
    await tomas.fill({ variantId: zinc })
    const address = { ...annasAddress, postal_code: '90000', first_name: ' ' }
    const { status, body } = await tomas.checkout({
      address,
      billing_address: { ...annasAddress, city: ' ' },
    })
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual(
      expect.arrayContaining(['address.first_name', 'billing_address.city']),
    )
    const wrongCode = await tomas.checkout({ address: { ...annasAddress, postal_code: '90000' } })
    expect(Object.keys(wrongCode.body.errors)).toEqual(['address.postal_code'])
  })

  test('cannot set a price, a total, a discount or a currency', { tags: 'price-not-named' }, async () => {
    const tomas = await shop.buyer()
    await tomas.fill({ variantId: zinc })
    const { quote } = await tomas.quote()
    const fair = { quote, address: annasAddress, delivery_method: 'door', payment_method: 'visa' }
    const headers = { ...tomas.headers, 'idempotency-key': randomUUID() }
    for (const more of [{ price: 0.01 }, { total: 0.01 }, { discount: 99 }, { currency: 'HUF' }]) {
      const body = { ...fair, terms_accepted: true, ...more }
      const answer = await shop.call('POST', checkoutPaths.checkout, body, { headers })
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, Object.keys(more)])
    }
    const unaccepted = { ...fair, terms_accepted: false }
    expect((await shop.call('POST', checkoutPaths.checkout, unaccepted, { headers })).status).toBe(400)
    expect(await cartOf(tomas.id)).toHaveLength(1)
  })

  test('can hold goods for a few unpaid orders at once, and for another when one is paid or cancelled', {
    tags: 'unpaid-limits',
  }, async () => {
    const tomas = await shop.buyer()
    const placed: number[] = []
    for (let nth = 0; nth < unpaidOrdersMaximum; nth++) {
      await tomas.fill({ variantId: zinc })
      placed.push((await tomas.checkout()).body.order_id)
    }
    await tomas.fill({ variantId: zinc })
    const before = await stockOf(zinc)
    const { status, body } = await tomas.checkout()
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'too-many-unpaid' })
    expect([await stockOf(zinc), (await cartOf(tomas.id)).length]).toEqual([before, 1])
    await shop.db.update(orders).set({ state: 'expired' }).where(eq(orders.id, placed[0]!))
    expect((await tomas.checkout()).status).toBe(201)
  })

  test('is refused at outdated prices, and orders at the new ones', { tags: 'price-not-named' }, async () => {
    const tomas = await shop.buyer()
    await tomas.fill({ variantId: zinc })
    const { quote } = await tomas.quote()
    await shop.db.update(cartLines).set({ quantity: 2 }).where(eq(cartLines.userId, tomas.id))
    expect((await tomas.checkout({ quote })).body.code).toBe('cart-changed')
    const other = await tomas.checkout({ quote: (await tomas.quote({ delivery_method: 'evening' })).quote })
    expect(other.body.code).toBe('cart-changed')
    expect((await tomas.checkout()).status).toBe(201)
  })

  test('is told which lines cannot be ordered', async () => {
    const tomas = await shop.buyer()
    const last = await shop.product('last-packs', { stock: 1 })
    const secret = await shop.product('secret', { practitionerOnly: true })
    await tomas.fill({ variantId: zinc }, { variantId: last, quantity: 3 }, { variantId: secret })
    const { status, body } = await tomas.checkout()
    expect([status, body.code]).toEqual([409, 'not-enough-stock'])
    expect(body.errors).toEqual({
      [`items.${last}`]: ['There aren’t that many packs left.'],
      [`items.${secret}`]: ['This product is only available with a practitioner’s protocol.'],
    })
    expect(await cartOf(tomas.id)).toHaveLength(3)
  })

  test('can choose only the delivery and payment methods of the country', async () => {
    const tomas = await shop.buyer()
    await tomas.fill({ variantId: zinc })
    const dutch = { ...annasAddress, country: 'NL', postal_code: '1012ab' }
    const { quote } = await tomas.quote({ country: 'NL' })
    const refused = async (given: object) =>
      (await tomas.checkout({ address: dutch, quote, ...given })).body.code
    expect(await refused({ delivery_method: 'evening' })).toBe('no-delivery')
    expect(await refused({ payment_method: 'bancontact' })).toBe('payment-method-unusable')
    expect(await refused({ payment_method: 'shells' })).toBe('payment-method-unusable')
    const { body } = await tomas.checkout({
      address: dutch,
      quote,
      payment_method: 'iDeal',
      save_address: true,
    })
    expect((await shop.orderOf(body.order_id)).address.postal_code).toBe('1012 AB')
    const book = await shop.db.select().from(addresses).where(eq(addresses.userId, tomas.id))
    expect(book).toMatchObject([{ postalCode: '1012 AB', isDefault: true }])
  })
})

describe('the same request twice', () => {
  test('gets the first answer again, and another body with its key is refused', {
    tags: 'idempotency',
  }, async () => {
    const tomas = await shop.buyer()
    await tomas.fill({ variantId: zinc })
    const { quote } = await tomas.quote()
    const key = randomUUID()
    const first = await tomas.checkout({ quote, key })
    expect(await tomas.checkout({ quote, key })).toMatchObject({ status: 201, body: first.body })
    const other = await tomas.checkout({ quote, key, payment_method: 'klarna' })
    expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused'])
    expect(await shop.db.select().from(orders).where(eq(orders.userId, tomas.id))).toHaveLength(1)
    const keyless = await shop.call('POST', checkoutPaths.checkout, {}, { headers: tomas.headers })
    expect(keyless.status).toBe(400)
  })

  test('opens one payment, even if the provider did not answer the first time', async () => {
    const tomas = await shop.buyer()
    await tomas.fill({ variantId: zinc })
    const { quote } = await tomas.quote()
    const key = randomUUID()
    const before = shop.money.payments.size
    shop.money.goAway()
    const lost = await tomas.checkout({ quote, key })
    expect([lost.status, lost.body.code]).toEqual([503, 'payment-unreachable'])
    shop.money.comeBack()
    const { status, body } = await tomas.checkout({ quote, key })
    expect([status, body.payment_url]).toEqual([201, expect.stringMatching(/^https:\/\/pay/)])
    expect(shop.money.payments.size).toBe(before + 1)
  })
})

test('products added through a link are ordered for its practitioner', {
  tags: 'commission-basis',
}, async () => {
  const ilse = await shop.newPractitioner()
  const protocolId = await ilse.protocol('Sleep', [{ product_variant_id: zinc }])
  const [link] = await shop.db
    .insert(protocolLinks)
    .values({
      protocolId,
      tokenHash: randomUUID(),
      sealedToken: 'x',
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 86_400_000),
    })
    .returning()
  const tomas = await shop.buyer()
  const placed = await tomas.order([{ variantId: zinc, linkId: link!.id }, { variantId: magnesium }])
  expect(await linesOf(placed.order_id)).toMatchObject([
    { practitionerId: null, tierRate: null, protocolId: null, linkId: null },
    {
      practitionerId: ilse.id,
      clientId: null,
      tierRate: 20,
      discountRate: 0,
      protocolId,
      protocolName: 'Sleep',
      linkId: link!.id,
    },
  ])
})

test('half a character in an address is refused, and nothing is ordered', async () => {
  const anna = await shop.buyer()
  await anna.fill({ variantId: zinc })
  const address = { ...annasAddress, first_name: 'Ann\ud800' }
  expect(await anna.checkout({ address })).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
  expect(await cartOf(anna.id)).toHaveLength(1)
})
