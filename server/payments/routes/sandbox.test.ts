import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { paymentPaths } from '#contract/order-paths.ts'
import { firstPaymentMethods } from '#domain/payments/methods.ts'
import { maxWaitMs } from '../../../tests/support/max-wait.ts'
import { openPaying, type PayingShop } from '../../../tests/support/paying.ts'

let shop: PayingShop
let user: Awaited<ReturnType<PayingShop['person']>>
beforeAll(async () => {
  shop = await openPaying()
  user = await shop.person()
})
afterAll(() => shop.close())

const outcomes = ['paid', 'failed', 'cancelled', 'expired'] as const
const table = firstPaymentMethods.flatMap(({ key }) => outcomes.map((outcome) => ({ key, outcome })))

test('there are ten methods with four outcomes each', () => {
  expect(table).toHaveLength(40)
})

test.each(table)(
  '$key, $outcome: the order, its goods and its invoice agree',
  { tags: 'product-payment-methods' },
  async ({ key, outcome }) => {
    const { id, providerId, variantId } = await shop.ordered({ user })
    const chosen = await shop.call('POST', paymentPaths.sandboxPayment(providerId), { method: key, outcome })
    expect(chosen.body).toMatchObject({ method: key, state: outcome })
    await vi.waitFor(async () => expect((await shop.outcome(id)).payments).toEqual([outcome]), maxWaitMs)
    const isPaid = outcome === 'paid'
    expect(await shop.outcome(id)).toMatchObject({
      state: isPaid ? 'paid' : 'pending_payment',
      ending: null,
      invoices: isPaid ? 1 : 0,
      refunded: 0,
    })
    expect(await shop.stockOf(variantId)).toBe(3)
  },
)
