import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paymentPaths } from '#contract/order-paths.ts'
import type { PaymentState } from '#domain/orders/settlement.ts'
import { sendRefund } from '#server/orders/refunds/send-refund.ts'
import { type MemoryProvider, memoryProvider } from '../../../tests/support/memory-provider.ts'
import { openPaying, type PayingShop } from '../../../tests/support/paying.ts'

let shop: PayingShop
let money: MemoryProvider
beforeAll(async () => {
  money = memoryProvider('mollie')
  shop = await openPaying(money.provider)
})
afterAll(() => shop.close())

/** As Mollie does it: a form with an id, and perhaps additional fields. */
const notice = (id: string, more = '') =>
  shop.call('POST', paymentPaths.mollieWebhook, undefined, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `id=${encodeURIComponent(id)}${more}`,
  })
const times = (count: number, work: () => Promise<{ status: number }>) =>
  Promise.all(Array.from({ length: count }, work)).then((answers) => answers.map(({ status }) => status))

describe.each([
  ['paid', 'paid', ['order-confirmed'], 1],
  ['failed', 'pending_payment', [], 0],
  ['cancelled', 'pending_payment', [], 0],
  ['expired', 'pending_payment', [], 0],
] as const)('a payment that is %s', (reported: PaymentState, state, emails, invoices) => {
  test('has one effect, whether it is reported ten times one after another', {
    tags: 'webhook-order',
  }, async () => {
    const order = await shop.ordered()
    money.report(order.providerId, reported)
    for (let nth = 0; nth < 10; nth++) expect((await notice(order.providerId)).status).toBe(200)
    expect(await shop.outcome(order.id)).toMatchObject({ state, invoices, refunded: 0, emails })
    expect(await shop.stockOf(order.variantId)).toBe(3)
  })

  test('or twenty times at once', async () => {
    const order = await shop.ordered()
    money.report(order.providerId, reported)
    expect(new Set(await times(20, () => notice(order.providerId)))).toEqual(new Set([200]))
    expect(await shop.outcome(order.id)).toMatchObject({ state, invoices, refunded: 0, emails })
    expect(await shop.stockOf(order.variantId)).toBe(3)
  })
})

test('the content of a webhook is not trusted', { tags: 'webhook-distrusted' }, async () => {
  const order = await shop.ordered()
  await notice(order.providerId, '&status=paid&amount=1.00')
  expect(await shop.outcome(order.id)).toMatchObject({ state: 'pending_payment', invoices: 0 })
})

test('a webhook may also be JSON', async () => {
  const order = await shop.ordered()
  money.report(order.providerId, 'paid')
  const { status } = await shop.call('POST', paymentPaths.mollieWebhook, { id: order.providerId })
  expect({ status, ...(await shop.outcome(order.id)) }).toMatchObject({ status: 200, state: 'paid' })
})

test('a webhook for an unknown payment reveals nothing', { tags: 'webhook-distrusted' }, async () => {
  const order = await shop.ordered()
  const known = await notice(order.providerId)
  const unknown = await notice('tr_nothing')
  const elsewhere = await shop.call('POST', paymentPaths.sandboxWebhook, { id: order.providerId })
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  expect(elsewhere.status).toBe(200)
  expect((await notice('', '&x=1')).status).toBe(400)
})

test('while the provider is unreachable, the webhook is asked to come again', async () => {
  const order = await shop.ordered()
  money.report(order.providerId, 'paid')
  money.goAway()
  expect((await notice(order.providerId)).status).toBe(503)
  money.comeBack()
  expect((await notice(order.providerId)).status).toBe(200)
  expect(await shop.outcome(order.id)).toMatchObject({ state: 'paid' })
})

test('a wrong amount pays for nothing, and an admin is notified', {
  tags: 'webhook-distrusted',
}, async () => {
  const order = await shop.ordered()
  money.report(order.providerId, 'paid', { amount: order.total - 1 })
  for (let nth = 0; nth < 3; nth++) expect((await notice(order.providerId)).status).toBe(200)
  expect(await shop.outcome(order.id)).toMatchObject({
    state: 'cancelled',
    ending: 'payment-differs',
    invoices: 0,
    refunded: order.total - 1,
    payments: ['returned'],
    emails: ['payment-returned'],
  })
  expect(await shop.stockOf(order.variantId)).toBe(5)
  expect(shop.logged.filter((line) => line.includes('another amount was captured'))).toHaveLength(1)
})

test('a payment in another currency is refunded in that currency', {
  tags: 'webhook-distrusted',
}, async () => {
  const order = await shop.ordered()
  money.report(order.providerId, 'paid', { currency: 'GBP' })
  await notice(order.providerId)
  expect(await shop.outcome(order.id)).toMatchObject({ state: 'cancelled', payments: ['returned'] })
  const [refund] = await shop.sql<{ id: number }[]>`SELECT id FROM refunds WHERE order_id = ${order.id}`
  await sendRefund(shop.deps, refund!.id)
  expect(money.refunds.get(`refund-${refund!.id}`)).toMatchObject({ amount: order.total, currency: 'GBP' })
})
