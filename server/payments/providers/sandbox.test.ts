import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { SandboxPayment } from '#contract/checkout.ts'
import { paymentPaths } from '#contract/order-paths.ts'
import { openPaymentPage } from '#server/orders/payments/open-payment-page.ts'
import { payments } from '#server/orders/payments/tables.ts'
import { maxWaitMs } from '../../../tests/support/max-wait.ts'
import { openPaying, type PayingShop } from '../../../tests/support/paying.ts'
import { sandboxPayments } from './tables.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await openPaying()
})
afterAll(() => shop.close())

const choose = (id: string, outcome: string, method = 'visa') =>
  shop.call('POST', paymentPaths.sandboxPayment(id), { method, outcome })

test('the payment page gets the amount and the method', async () => {
  const { providerId, total, url, number } = await shop.ordered()
  const { status, body } = await shop.call('GET', paymentPaths.sandboxPayment(providerId))
  expect(status).toBe(200)
  expect(body).toMatchObject({ id: providerId, description: number, amount: total / 100, state: 'open' })
  expect((body as SandboxPayment).methods.map(({ key }) => key)).toContain('bancontact')
  expect((body as SandboxPayment).return_url).toMatch(/\/en\/checkout\/return\/\d+$/)
  expect(new URL(url).pathname).toBe(`/en/sandbox/payments/${providerId}`)
})

test.each(['paid', 'failed', 'cancelled', 'expired'])(
  'the choice %s reaches the order by webhook',
  async (outcome) => {
    const order = await shop.ordered()
    expect((await choose(order.providerId, outcome)).body).toMatchObject({ state: outcome, method: 'visa' })
    await vi.waitFor(
      async () => expect((await shop.outcome(order.id)).payments).toEqual([outcome]),
      maxWaitMs,
    )
    expect((await shop.outcome(order.id)).state).toBe(outcome === 'paid' ? 'paid' : 'pending_payment')
  },
)

test('an outcome is final', async () => {
  const { providerId } = await shop.ordered()
  await choose(providerId, 'failed')
  expect((await choose(providerId, 'paid')).status).toBe(409)
  expect((await shop.call('GET', paymentPaths.sandboxPayment(providerId))).body).toMatchObject({
    state: 'failed',
  })
})

test('an unknown method and an unknown payment are refused', async () => {
  const { providerId } = await shop.ordered()
  expect((await choose(providerId, 'paid', 'seashells')).body).toMatchObject({
    code: 'payment-method-unusable',
  })
  expect((await choose('sb_nothing', 'paid')).status).toBe(404)
  expect((await shop.call('GET', paymentPaths.sandboxPayment('sb_nothing'))).status).toBe(404)
})

test('two requests with one key open one payment and refund once', async () => {
  const { id, paymentId, providerId, total } = await shop.ordered()
  await shop.db.update(payments).set({ providerId: null, url: null }).where(eq(payments.id, paymentId))
  expect((await openPaymentPage(shop.deps, { orderId: id })).endsWith(providerId)).toBe(true)
  await choose(providerId, 'paid')
  const { provider } = shop.deps
  const asked = { attempt: 1, providerId, amount: 100, currency: 'EUR', description: '' } as const
  const first = await provider!.refund({ ...asked, key: 'refund-a' })
  expect(await provider!.refund({ ...asked, key: 'refund-a' })).toEqual(first)
  expect(await provider!.refund({ ...asked, key: 'refund-b' })).not.toEqual(first)
  const tooMuch = provider!.refund({ ...asked, key: 'refund-c', amount: total - 199 })
  await expect(tooMuch).rejects.toThrow(/so much/)
  const [kept] = await shop.db.select().from(sandboxPayments).where(eq(sandboxPayments.id, providerId))
  expect(kept!.refunded).toBe(200)
})

test('an overdue payment has expired and can no longer be paid', async () => {
  const { providerId } = await shop.ordered()
  const longAgo = new Date(Date.now() - 31 * 60_000)
  await shop.db.update(sandboxPayments).set({ createdAt: longAgo }).where(eq(sandboxPayments.id, providerId))
  expect((await choose(providerId, 'paid')).status).toBe(409)
  expect(await shop.deps.provider!.find(providerId)).toMatchObject({ state: 'expired' })
})
