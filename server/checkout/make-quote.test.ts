import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkoutPaths } from '#contract/order-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { type BuyingShop, openBuying } from '../../tests/support/buying-api.ts'

let shop: BuyingShop
let magnesium: number
beforeAll(async () => {
  shop = await openBuying()
  magnesium = await shop.product('magnesium', { history: [[2490, 200]], stock: 1000 })
})
afterAll(() => shop.close())

test('a client sees each step of the price, with their practitioner’s 10 percent', {
  tags: 'price-steps',
}, async () => {
  const anna = await shop.buyer({ rate: 10 })
  await anna.fill({ variantId: magnesium, quantity: 2 })
  const { price, cart, delivery_options, can_order } = await anna.quote()
  expect(price).toEqual({
    currency: 'EUR',
    regular: 49.8,
    sale: 0,
    subtotal: 49.8,
    discount_rate: 10,
    discount: 4.98,
    voucher: 0,
    practitioner: {
      first_name: anna.practitioner!.firstName,
      last_name: anna.practitioner!.lastName,
    },
    voucher_code: null,
    voucher_kind: null,
    delivery: { method: 'door', country: 'BE', price: 5.5, free: null, free_from: 60, total: 5.5 },
    total: 50.32,
    vat: 2.85,
    taxes: [{ percent: 6, gross: 50.32, net: 47.47, vat: 2.85 }],
  })
  expect(cart.total_with_delivery).toBe(50.32)
  expect(delivery_options.map(({ method, total }) => [method, total])).toEqual([
    ['door', 5.5],
    ['evening', 9.45],
  ])
  expect(can_order).toBe(true)
})

test('the practitioner pays the full price', async () => {
  const ilse = await shop.buyer({ userTypeId: userTypes.certifiedPractitioner })
  await ilse.fill({ variantId: magnesium })
  expect((await ilse.quote()).price).toMatchObject({ subtotal: 24.9, discount: 0, practitioner: null })
})

test('above the threshold delivery is free, and shown with its normal price', async () => {
  const tomas = await shop.buyer()
  await tomas.fill({ variantId: magnesium, quantity: 3 })
  const { price, delivery_options } = await tomas.quote()
  expect(price.delivery).toMatchObject({ price: 5.5, free: 'threshold', total: 0 })
  expect(delivery_options.find(({ method }) => method === 'evening')).toMatchObject({ total: 9.45 })
})

test('a voucher is taken off, or reported as invalid without changing the price', async () => {
  const tomas = await shop.buyer()
  await tomas.fill({ variantId: magnesium, quantity: 2 })
  await shop.voucher({ code: 'SPRING10', percent: 10, minimum: 6000 })
  const small = await tomas.quote({ voucher_code: 'Spring-10' })
  expect(small.voucher_problem).toEqual({
    code: 'voucher-minimum',
    message: 'Spend 60,00\u00a0€ or more to use this voucher. Delivery doesn’t count.',
  })
  expect(small.price).toMatchObject({ voucher: 0, total: 55.3 })
  expect(small.quote).toBe((await tomas.quote()).quote)
  await tomas.post('/v2/storefront/cart', { product_variant_id: magnesium, quantity: 1 })
  const large = await tomas.quote({ voucher_code: 'Spring-10' })
  expect(large.price).toMatchObject({ voucher: 7.47, voucher_code: 'SPRING10', voucher_kind: 'percent' })
  expect(large.voucher_problem).toBeNull()
})

test('VAT is that of the destination, and an unavailable delivery method is not quoted', {
  tags: 'vat-delivery',
}, async () => {
  const tomas = await shop.buyer()
  await tomas.fill({ variantId: magnesium })
  const { price, payment_methods } = await tomas.quote({ country: 'NL', delivery_method: 'evening' })
  expect(price.delivery).toMatchObject({ method: 'door', country: 'NL', total: 6.95 })
  expect(price.taxes).toMatchObject([{ percent: 9, gross: 31.85 }])
  expect(payment_methods.map(({ key }) => key)).toContain('iDeal')
})

test('there is no price for countries without delivery', async () => {
  const tomas = await shop.buyer()
  await tomas.fill({ variantId: magnesium })
  const { status, body } = await tomas.post(checkoutPaths.quote, { country: 'US' })
  expect([status, body.code]).toEqual([409, 'no-delivery'])
  expect((await tomas.post(checkoutPaths.quote, { country: 'BE', total: 1 })).status).toBe(400)
})

test('an empty cart cannot be ordered', async () => {
  expect((await (await shop.buyer()).quote()).can_order).toBe(false)
})

test('nobody can find a voucher by trying codes', { tags: 'voucher-guessing' }, async () => {
  const tomas = await shop.buyer()
  await tomas.fill({ variantId: magnesium })
  await shop.voucher({ code: 'HIDDEN' })
  const ask = (code: string) => tomas.post(checkoutPaths.quote, { country: 'BE', voucher_code: code })
  for (let nth = 0; nth < 60; nth++) await ask(`TRY${nth}`)
  const answers = [await ask('HIDDEN'), await ask('NOTHING')]
  for (const { status, body } of answers)
    expect([status, body.voucher_problem.code]).toEqual([200, 'too-many-requests'])
  expect(answers[0]!.body.price).toEqual(answers[1]!.body.price)
  const { quote } = answers[0]!.body
  expect((await tomas.checkout({ quote, voucher_code: 'HIDDEN' })).status).toBe(429)
  expect((await tomas.checkout({ quote })).status).toBe(201)
})
