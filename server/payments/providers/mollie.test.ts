import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { mollieKey, openMollieServer } from '../../../tests/support/mollie-server.ts'
import { openMollie } from './mollie.ts'
import { type PaymentOrder, PaymentRefused, PaymentUnreachable } from './provider.ts'

let mollie: Awaited<ReturnType<typeof openMollieServer>>
let keys = 0
beforeAll(async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  mollie = await openMollieServer()
})
afterAll(() => mollie.close())
beforeEach(() => {
  mollie.asked.length = 0
  mollie.troubles.length = 0
})

const shop = () => openMollie({ apiKey: mollieKey, apiEndpoint: mollie.url })
const order = (given: Partial<PaymentOrder> = {}): PaymentOrder => ({
  key: `payment-${++keys}`,
  amount: 2490,
  currency: 'EUR',
  description: 'V-10042',
  providerMethod: 'bancontact',
  method: 'bancontact',
  returnUrl: 'https://shop.example/nl/checkout/return/42',
  webhookUrl: 'https://shop.example/api/v2/providers/mollie/webhook',
  language: 'nl',
  bill: {
    email: 'anna@people.example',
    address: {
      first_name: 'Anna',
      last_name: 'Maes',
      company: '',
      street: 'Coupure Links 214',
      postal_code: '9000',
      city: 'Gent',
      country: 'BE',
    },
    lines: [{ name: 'Magnesium', quantity: 2, regular: 1200, total: 1940 }],
    delivery: 550,
  },
  ...given,
})
const opened = async (given?: Partial<PaymentOrder>) => (await shop().open(order(given))).providerId

test('what is offered depends on amount and country, and includes Apple Pay', async () => {
  const cart = { amount: 2500, currency: 'EUR', country: 'BE' } as const
  expect(await shop().offered(cart)).toEqual(['creditcard', 'paypal', 'bancontact', 'applepay'])
  expect(await shop().offered({ ...cart, country: 'FR', amount: 900_000 })).toEqual([
    'creditcard',
    'applepay',
  ])
  mollie.troubles.push(401)
  await expect(shop().offered(cart)).rejects.toBeInstanceOf(PaymentUnreachable)
})

test('a payment is opened with everything that Mollie needs, and nothing about what was bought', {
  tags: ['mollie', 'payment-data-minimal'],
}, async () => {
  const { providerId, url } = await shop().open(order())
  expect(url).toBe(`https://www.mollie.example/checkout/${providerId}`)
  expect(mollie.asked[0]!.body).toEqual({
    amount: { value: '24.90', currency: 'EUR' },
    description: 'V-10042',
    redirectUrl: 'https://shop.example/nl/checkout/return/42',
    cancelUrl: 'https://shop.example/nl/checkout/return/42',
    webhookUrl: 'https://shop.example/api/v2/providers/mollie/webhook',
    locale: 'nl_NL',
    metadata: { order_number: 'V-10042' },
    method: 'bancontact',
  })
})

test('a credit provider gets what was bought, in sums that add up, and by whom', {
  tags: 'payment-data-minimal',
}, async () => {
  await shop().open(order({ providerMethod: 'klarna' }))
  const body = mollie.asked[0]!.body as {
    lines: { totalAmount: { value: string } }[]
    amount: object
    billingAddress: object
  }
  const total = body.lines.reduce((sum, { totalAmount }) => sum + Number(totalAmount.value), 0)
  expect(body.amount).toEqual({ value: total.toFixed(2), currency: 'EUR' })
  expect(body.lines[0]).toMatchObject({ unitPrice: { value: '12.00' }, discountAmount: { value: '4.60' } })
  expect(body.billingAddress).toMatchObject({
    givenName: 'Anna',
    email: 'anna@people.example',
    country: 'BE',
  })
})

test('two requests with one key are one payment', async () => {
  const asked = order()
  expect(await shop().open(asked)).toEqual(await shop().open(asked))
  expect(mollie.asked.map(({ key }) => key)).toEqual([asked.key, asked.key])
})

test('a method or language unknown to Mollie is left to Mollie', async () => {
  await opened({ providerMethod: 'seashells', language: 'ja' })
  expect(mollie.asked[0]!.body).not.toHaveProperty('method')
  expect(mollie.asked[0]!.body).not.toHaveProperty('locale')
})

test.each([
  ['open', 'open'],
  ['pending', 'open'],
  ['authorized', 'open'],
  ['paid', 'paid'],
  ['failed', 'failed'],
  ['canceled', 'cancelled'],
  ['expired', 'expired'],
])('a payment that is %s there is %s here', async (status, state) => {
  const id = await opened()
  mollie.becomes(id, { status })
  expect(await shop().find(id)).toMatchObject({ state, amount: 2490, currency: 'EUR' })
})

test('a paid payment has its time and the last digits of the card', async () => {
  const id = await opened({ providerMethod: 'creditcard' })
  const details = { cardNumber: '6787', cardHolder: 'A Maes' }
  mollie.becomes(id, { status: 'paid', paidAt: '2026-11-22T09:00:00+00:00', method: 'creditcard', details })
  expect(await shop().find(id)).toEqual({
    state: 'paid',
    amount: 2490,
    currency: 'EUR',
    detail: '6787',
    providerMethod: 'creditcard',
    paidAt: new Date('2026-11-22T09:00:00Z'),
    chargedBack: 0,
    refundedOutside: 0,
  })
})

test('a wallet is reported as itself, not as its card', async () => {
  const id = await opened({ providerMethod: 'applepay' })
  const details = { cardNumber: '6787', wallet: 'applepay' }
  mollie.becomes(id, { status: 'paid', method: 'creditcard', details })
  expect(await shop().find(id)).toMatchObject({ providerMethod: 'applepay', detail: '6787' })
})

describe('what goes back of a payment without the shop', () => {
  const euros = (value: string) => ({ value, currency: 'EUR' })

  test('includes chargebacks, until the bank reverses them', { tags: 'mollie' }, async () => {
    const id = await opened()
    mollie.becomes(id, { status: 'paid', amountChargedBack: euros('24.90') })
    const chargeback = { resource: 'chargeback', paymentId: id, amount: euros('24.90') } as const
    mollie.chargebacks.push(chargeback)
    expect(await shop().find(id)).toMatchObject({ state: 'paid', chargedBack: 2490, refundedOutside: 0 })
    mollie.chargebacks.splice(-1, 1, { ...chargeback, reversedAt: '2026-11-25T09:00:00+00:00' })
    expect(await shop().find(id)).toMatchObject({ chargedBack: 0 })
  })

  test('includes refunds made by hand once they are processed, and none of the shop’s', {
    tags: 'mollie',
  }, async () => {
    const id = await opened()
    mollie.becomes(id, { status: 'paid' })
    const own = { key: 'refund-9', attempt: 1, providerId: id, amount: 1000 }
    const { providerId } = await shop().refund({ ...own, currency: 'EUR', description: 'V-10042' })
    mollie.refunds.find((refund) => refund.id === providerId)!.status = 'refunded'
    const byHand = { resource: 'refund', paymentId: id, amount: euros('5.00') } as const
    for (const status of ['pending', 'processing', 'refunded', 'failed', 'canceled'])
      mollie.refunds.push({ ...byHand, id: `re_${status}`, status })
    expect(await shop().find(id)).toMatchObject({ chargedBack: 0, refundedOutside: 1000 })
  })
})

test('an unknown payment is not found', async () => {
  expect(await shop().find('tr_nothing')).toBeUndefined()
})

describe('cancelling', () => {
  test('ends an open payment', async () => {
    const id = await opened()
    await shop().cancel(id)
    expect(await shop().find(id)).toMatchObject({ state: 'cancelled' })
  })

  test('ignores payments that cannot be cancelled or do not exist', async () => {
    const id = await opened()
    mollie.becomes(id, { status: 'paid', isCancelable: false })
    await shop().cancel(id)
    await shop().cancel('tr_nothing')
    expect(await shop().find(id)).toMatchObject({ state: 'paid' })
  })
})

describe('refunding', () => {
  const back = (providerId: string, key: string, amount = 1000, attempt = 1) =>
    shop().refund({ key, attempt, providerId, amount, currency: 'EUR', description: 'V-10042' })

  test('happens once per key, even when Mollie has forgotten the key', { tags: 'mollie' }, async () => {
    const id = await opened()
    mollie.becomes(id, { status: 'paid' })
    const first = await back(id, 'refund-1')
    expect(await back(id, 'refund-1')).toEqual(first)
    mollie.forgetKeys()
    expect(await back(id, 'refund-1')).toEqual(first)
    expect(await back(id, 'refund-1', 500)).toEqual({ ...first, amount: 1000 })
    expect(await back(id, 'refund-2')).not.toEqual(first)
    expect(
      mollie.refunds.filter(({ paymentId }) => paymentId === id).map(({ amount }) => amount.value),
    ).toEqual(['10.00', '10.00'])
  })

  test('can be retried after a refusal, as the same refund', async () => {
    const id = await opened()
    await expect(back(id, 'refund-4')).rejects.toBeInstanceOf(PaymentRefused)
    mollie.becomes(id, { status: 'paid' })
    const again = await back(id, 'refund-4', 1000, 2)
    expect(await back(id, 'refund-4', 1000, 3)).toEqual(again)
    expect(mollie.refunds.filter(({ paymentId }) => paymentId === id)).toHaveLength(1)
  })

  test('is repeated if it failed at the bank, which is reported', async () => {
    const id = await opened()
    mollie.becomes(id, { status: 'paid' })
    const first = await back(id, 'refund-5')
    expect(await shop().failedRefunds(id)).toEqual([])
    expect(await shop().findRefund({ key: 'refund-5', providerId: id })).toEqual(first)
    expect(await shop().findRefund({ key: 'refund-6', providerId: id })).toBeUndefined()
    mollie.refunds.find((refund) => refund.id === first.providerId)!.status = 'failed'
    expect(await shop().failedRefunds(id)).toEqual([first.providerId])
    expect(await shop().findRefund({ key: 'refund-5', providerId: id })).toBeUndefined()
    const again = await back(id, 'refund-5', 1000, 2)
    expect(again).not.toEqual(first)
    expect(await back(id, 'refund-5', 1000, 2)).toEqual(again)
  })

  test('more than was paid is permanently refused', async () => {
    const id = await opened()
    mollie.becomes(id, { status: 'paid' })
    await expect(back(id, 'refund-3', 2491)).rejects.toBeInstanceOf(PaymentRefused)
  })
})

describe('a provider that cannot be reached', () => {
  test.each([[500, 500, 500], [429], [409], ['hang up', 'hang up', 'hang up']] as const)(
    'may answer later (%s)',
    async (...troubles) => {
      mollie.troubles.push(...troubles)
      await expect(shop().open(order())).rejects.toBeInstanceOf(PaymentUnreachable)
    },
  )

  test('is called again at once if that helps', async () => {
    mollie.troubles.push(503)
    expect(await opened()).toMatch(/^tr_/)
  })

  test('may not exist', async () => {
    const nobody = openMollie({ apiKey: mollieKey, apiEndpoint: 'https://127.0.0.1:9/v2/' })
    await expect(nobody.find('tr_7UhSN1zuXS')).rejects.toBeInstanceOf(PaymentUnreachable)
  })

  test('may refuse the shop’s own key, which does not refuse the payment', async () => {
    const stranger = openMollie({ apiKey: mollieKey.replace('dH', 'xx'), apiEndpoint: mollie.url })
    await expect(stranger.open(order())).rejects.toBeInstanceOf(PaymentUnreachable)
  })
})

test('a request that Mollie rejects is permanently refused', async () => {
  mollie.troubles.push(422)
  await expect(shop().open(order())).rejects.toBeInstanceOf(PaymentRefused)
})
