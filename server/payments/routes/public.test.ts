import { afterAll, beforeAll, expect, test } from 'vitest'
import { ExpressMethods, type PaymentMethod } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import { isPlainMark } from '#domain/payments/marks.ts'
import { firstPaymentMethods } from '#domain/payments/methods.ts'
import { type Accounts, openAccounts } from '../../../tests/support/accounts-api.ts'
import { type BuyingShop, openBuying } from '../../../tests/support/buying-api.ts'

let shop: BuyingShop
let closed: Accounts
beforeAll(async () => {
  shop = await openBuying()
  closed = await openAccounts({ REGION: 'uk' })
})
afterAll(async () => {
  await shop.close()
  await closed.close()
})

const methods = async (query = ''): Promise<PaymentMethod[]> =>
  (await shop.call('GET', `${checkoutPaths.paymentMethods}${query}`)).body.data

test('a new shop has the ten payment methods, each with its logo', {
  tags: ['icons-payment', 'payment-mark-inert'],
}, async () => {
  const found = await methods()
  expect(found.map(({ key, name, countries }) => ({ key, name, countries }))).toEqual(
    firstPaymentMethods.map(({ key, name, countries }) => ({ key, name, countries })),
  )
  for (const { mark } of found) {
    const { status, headers, body } = await shop.call('GET', mark.replace('/api', ''))
    expect([status, headers['content-type'], isPlainMark(String(body))]).toEqual([200, 'image/svg+xml', true])
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cache-control']).toContain('immutable')
    const again = await shop.call('GET', mark.replace('/api', ''), undefined, {
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again.status).toBe(304)
  }
})

test('a logo of another version is not cached for good', async () => {
  const { headers } = await shop.call('GET', `${checkoutPaths.paymentMark('visa')}?v=old`)
  expect(headers['cache-control']).not.toContain('immutable')
})

test('each country shows the methods that can be used there', async () => {
  const dutch = (await methods('?country=NL')).map(({ key }) => key)
  expect(dutch).toContain('iDeal')
  expect(dutch).not.toContain('bancontact')
})

test('the cart shows express methods that the provider offers and the shop uses there', async () => {
  const path = `${checkoutPaths.expressMethods}?country=BE&amount=24.90`
  const { body, headers } = await shop.call('GET', path)
  expect(ExpressMethods.parse(body).data.map((method) => [method.key, method.provider_method])).toEqual([
    ['payPal', 'paypal'],
  ])
  expect(headers['cache-control']).toBe('public, max-age=60')
  expect((await closed.call('GET', path)).body.data).toEqual([])
  expect((await shop.call('GET', `${checkoutPaths.expressMethods}?country=BE&amount=-1`)).status).toBe(400)
})

test('without a provider there is no checkout', async () => {
  expect((await shop.call('GET', checkoutPaths.paymentMethods)).body.is_open).toBe(true)
  expect((await closed.call('GET', checkoutPaths.paymentMethods)).body.is_open).toBe(false)
})
