import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cartPaths } from '#contract/cart-paths.ts'
import { type Buyer, type Carts, openCarts, quantitiesOf } from '../../../tests/support/carts.ts'
import { openReceived } from '../../../tests/support/opening.ts'

let shop: Carts
let calm: number
let energy: number
let professional: number
let anna: Buyer
beforeAll(async () => {
  shop = await openCarts()
  ;({ calm, energy, professional } = shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  anna = await shop.buyer()
})

describe('a visitor', () => {
  const preview = (items: object[], headers: Record<string, string> = {}) =>
    shop.call('POST', cartPaths.preview, { items }, { headers })

  test('sees the cart of their browser with prices, in its order and with its tokens', async () => {
    const token = await shop.linkTo(await shop.plan('Seen', [[professional, 1]]))
    const { status, body } = await preview([
      { product_variant_id: energy, quantity: 2 },
      { product_variant_id: professional, quantity: 1, link_token: token },
      { product_variant_id: calm, quantity: 1, link_token: 'x'.repeat(32) },
    ])
    expect(status).toBe(200)
    expect(quantitiesOf(body).map(([id]) => id)).toEqual([energy, professional, calm])
    expect(body.items).toMatchObject([
      { price: 24.95, link_token: null },
      { price: 40, link_token: token },
      { price: 9.99, link_token: 'x'.repeat(32) },
    ])
    expect(body).toMatchObject({ total_price: 99.89, discount_rate: 0, practitioner: null, can_order: true })
  })

  test('sees the delivery charge to the chosen country, or to the shop’s own from one without delivery', async () => {
    const items = [{ product_variant_id: calm, quantity: 1 }]
    const sentTo = async (query: string) =>
      (await shop.call('POST', `${cartPaths.preview}${query}`, { items })).body.delivery
    expect(await sentTo('')).toEqual({ country: 'BE', price: 5.5, free_from: 60 })
    expect(await sentTo('?country=FR')).toEqual({ country: 'FR', price: 6.95, free_from: 90 })
    expect(await sentTo('?country=hu')).toEqual({ country: 'HU', price: 11.95, free_from: 150 })
    expect(await sentTo('?country=US')).toEqual({ country: 'BE', price: 5.5, free_from: 60 })
    const answer = await shop.call('POST', `${cartPaths.preview}?country=nowhere`, { items })
    expect(answer.status).toBe(400)
  })

  test('does not see the price of practitioner-only products', async () => {
    const { body } = await preview([{ product_variant_id: professional, quantity: 1 }])
    expect(body).toMatchObject({ can_order: false, items: [{ price: null, notice: 'practitioner-only' }] })
  })

  test('sees nothing of unpublished products', async () => {
    const secret = await shop.product('unpublished', { names: { en: 'Secret' } })
    await shop.sql`UPDATE products SET status = 'draft' WHERE slug = 'unpublished'`
    await shop.gone(secret)
    const items = [{ product_variant_id: secret, quantity: 1 }]
    expect((await preview(items)).body.items).toEqual([])
    expect((await anna.merge(items)).body.items).toEqual([])
  })

  test('with a token sees their own discount', async () => {
    const protocol = await shop.plan('Calm', [[calm, 1]])
    await shop.share(protocol, anna, 20)
    await openReceived(anna, protocol)
    const authorization = `Bearer ${anna.tokens.access_token}`
    const { body } = await preview([{ product_variant_id: calm, quantity: 1 }], { authorization })
    expect(body).toMatchObject({ discount_rate: 20, total_price_after_discount: 7.99 })
    expect(quantitiesOf(await anna.cart())).toEqual([])
  })

  test('who names a product twice gets the larger quantity', async () => {
    const line = { product_variant_id: calm, quantity: 1 }
    expect(quantitiesOf((await preview([line, { ...line, quantity: 3 }, line])).body)).toEqual([[calm, 3]])
  })

  test('who sends too many requests is asked to wait', async () => {
    const remoteAddress = '127.9.9.9'
    const ask = () => shop.call('POST', cartPaths.preview, { items: [] }, { remoteAddress })
    for (let tries = 0; tries < 300; tries++) await ask()
    expect((await ask()).status).toBe(429)
  })
})

describe('merging at sign-in', () => {
  test('keeps the larger quantity of each product, however often it is done', {
    tags: 'call-cart-changes',
  }, async () => {
    await anna.addToCart(calm, { quantity: 3 })
    await anna.addToCart(energy, { quantity: 1 })
    const items = [
      { product_variant_id: professional, quantity: 1 },
      { product_variant_id: energy, quantity: 2 },
      { product_variant_id: calm, quantity: 1 },
    ]
    const { body } = await anna.merge(items)
    expect(quantitiesOf(body)).toEqual([
      [calm, 3],
      [energy, 2],
      [professional, 1],
    ])
    const again = await Promise.all([anna.merge(items), anna.merge(items), anna.merge(items)])
    for (const answer of again) expect(quantitiesOf(answer.body)).toEqual(quantitiesOf(body))
  })

  test('is done once for each login: what was removed since does not come back with a repetition', async () => {
    const headers = {
      authorization: `Bearer ${anna.tokens.access_token}`,
      'idempotency-key': crypto.randomUUID(),
    }
    const merge = (quantity: number) =>
      shop.call('POST', cartPaths.merge, { items: [{ product_variant_id: energy, quantity }] }, { headers })
    expect(quantitiesOf((await merge(2)).body)).toEqual([[energy, 2]])
    await anna.addToCart(calm)
    await anna.setQuantity(energy, 0)
    const again = await merge(2)
    expect([again.status, quantitiesOf(again.body)]).toEqual([200, [[calm, 1]]])
    expect((await merge(3)).body.code).toBe('idempotency-key-reused')
  })

  test('keeps products that are no longer available, with a notice', async () => {
    const rare = await shop.product(`rare-${anna.id}`, { stock: 1 })
    const { body } = await anna.merge([
      { product_variant_id: rare, quantity: 2 },
      { product_variant_id: professional, quantity: 1 },
    ])
    expect(body.items.map(({ notice }: { notice: string }) => notice)).toEqual([
      'fewer-left',
      'practitioner-only',
    ])
  })

  test('keeps the link a product was added through', async () => {
    const token = await shop.linkTo(await shop.plan('Met', [[professional, 1]]))
    const { body } = await anna.merge([{ product_variant_id: professional, quantity: 1, link_token: token }])
    expect(body).toMatchObject({ can_order: true, items: [{ price: 40, protocol: { name: 'Met' } }] })
  })
})
