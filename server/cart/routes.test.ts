import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cartPaths } from '#contract/cart-paths.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { cartQuantityMaximum } from '#domain/cart/limits.ts'
import { type Buyer, type Carts, openCarts, quantitiesOf } from '../../tests/support/carts.ts'

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

describe('a cart', () => {
  test('is empty at first', { tags: ['cart-fields', 'call-cart'] }, async () => {
    expect(await anna.cart()).toMatchObject({
      items: [],
      total_items: 0,
      total_price: 0,
      total_with_delivery: 0,
      can_order: false,
    })
  })

  test('adds to existing quantities, and keeps the order in which it was filled', {
    tags: 'cart-add-again',
  }, async () => {
    await anna.addToCart(energy)
    await anna.addToCart(calm, { quantity: 2 })
    const { status, body } = await anna.addToCart(energy, { quantity: 3 })
    expect(status).toBe(200)
    expect(quantitiesOf(body)).toEqual([
      [energy, 4],
      [calm, 2],
    ])
    expect(body).toMatchObject({
      total_items: 6,
      total_price: 119.78,
      total_discount: 0,
      total_price_after_discount: 119.78,
      discount_rate: 0,
      currency: 'EUR',
      can_order: true,
    })
    expect(await anna.cart()).toEqual(body)
  })
})

test('contains lines with a product, a pack size, its price and a quantity', {
  tags: 'cart-item-fields',
}, async () => {
  const { body } = await anna.addToCart(energy, { quantity: 2 })
  const [item] = body.items
  expect(item).toMatchObject({ product_variant_id: energy, price: 24.95, quantity: 2 })
  const { body: product } = await anna.get(cataloguePaths.product('energy'))
  expect(item.product_id).toBe(product.id)
})

describe('quantities', () => {
  test('can be set and lowered by one, and at zero the line is removed', {
    tags: ['cart-remove', 'call-cart-changes'],
  }, async () => {
    await anna.addToCart(calm, { quantity: 2 })
    await anna.addToCart(energy)
    expect(quantitiesOf((await anna.setQuantity(calm, 5)).body)).toEqual([
      [calm, 5],
      [energy, 1],
    ])
    expect(quantitiesOf((await anna.lower(calm)).body)[0]).toEqual([calm, 4])
    expect(quantitiesOf((await anna.lower(energy)).body)).toEqual([[calm, 4]])
    expect(quantitiesOf((await anna.setQuantity(calm, 0)).body)).toEqual([])
  })

  test('of a missing line cannot be set, but it may be removed again', async () => {
    expect((await anna.setQuantity(calm, 2)).status).toBe(404)
    expect([(await anna.setQuantity(calm, 0)).status, (await anna.lower(calm)).status]).toEqual([200, 200])
  })

  test('are limited by the stock, including what is already in the cart', {
    tags: 'cart-quantity',
  }, async () => {
    expect(await anna.addToCart(calm, { quantity: 13 })).toMatchObject({
      status: 409,
      body: { code: 'not-enough-stock' },
    })
    await anna.addToCart(calm, { quantity: 12 })
    expect(await anna.addToCart(calm)).toMatchObject({ status: 409, body: { code: 'not-enough-stock' } })
    expect(await anna.setQuantity(calm, 13)).toMatchObject({
      status: 409,
      body: { code: 'not-enough-stock' },
    })
    expect(quantitiesOf(await anna.cart())).toEqual([[calm, 12]])
  })

  test('are limited per product in one cart', async () => {
    await anna.addToCart(energy, { quantity: cartQuantityMaximum })
    expect(await anna.addToCart(energy)).toMatchObject({ status: 409, body: { code: 'quantity-too-large' } })
    expect(quantitiesOf(await anna.cart())).toEqual([[energy, cartQuantityMaximum]])
  })

  test('are whole numbers from one on', { tags: 'cart-quantity' }, async () => {
    for (const quantity of [-1, 0, 1.5, 1e9, cartQuantityMaximum + 1, '2', null])
      expect((await anna.addToCart(calm, { quantity: quantity as number })).status).toBe(400)
    for (const quantity of [-1, 1.5, 1e9]) expect((await anna.setQuantity(calm, quantity)).status).toBe(400)
    expect(quantitiesOf(await anna.cart())).toEqual([])
  })
})

test.each(['price', 'total_price', 'discount_rate', 'currency', 'user_id'])(
  'nobody can set the %s of what they buy',
  async (field) => {
    await anna.addToCart(calm)
    const told = { product_variant_id: calm, quantity: 1, [field]: 1 }
    const items = [told]
    const answers = [
      await anna.post(cartPaths.cart, told),
      await anna.put(cartPaths.cart, told),
      await anna.delete(cartPaths.cart, { product_variant_id: calm, [field]: 1 }),
      await anna.post(cartPaths.merge, { items }),
      await anna.post(cartPaths.preview, { items }),
      await anna.post(cartPaths.protocol, { protocol_id: 1, [field]: 1 }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400))
    expect(quantitiesOf(await anna.cart())).toEqual([[calm, 1]])
  },
)

describe('a product that cannot be bought', () => {
  test('is refused with the reason', async () => {
    const gone = await shop.product('gone', { stock: 0 })
    const draft = await shop.product('draft')
    await shop.sql`UPDATE products SET status = 'draft' WHERE slug = 'draft'`
    await shop.gone(draft)
    const codes = [
      await anna.addToCart(gone),
      await anna.addToCart(draft),
      await anna.addToCart(2_000_000),
      await anna.addToCart(professional),
    ].map(({ status, body }) => [status, body.code])
    expect(codes).toEqual([
      [409, 'out-of-stock'],
      [409, 'product-not-sold'],
      [409, 'product-not-sold'],
      [403, 'practitioner-only'],
    ])
  })

  test('includes one past its best-before date, whatever the stock', async () => {
    const old = await shop.product('old', { bestBefore: '2020-01-01' })
    expect(await anna.addToCart(old)).toMatchObject({ status: 409, body: { code: 'out-of-stock' } })
  })

  test('is marked later as no longer sold, and has to be removed', { tags: 'cart-changes' }, async () => {
    const passing = await shop.product('passing', { names: { en: 'Passing' } })
    await anna.addToCart(passing)
    await shop.sql`UPDATE variants SET withdrawn = true WHERE id = ${passing}`
    await shop.gone(passing)
    const { items, can_order, total_price } = await anna.cart()
    expect(items).toMatchObject([
      { notice: 'not-sold', price: null, quantity_maximum: 0, product: { name: 'Passing', slug: null } },
    ])
    expect([can_order, total_price]).toEqual([false, 0])
    expect((await anna.setQuantity(passing, 2)).body.code).toBe('product-not-sold')
    expect(quantitiesOf((await anna.lower(passing)).body)).toEqual([])
  })
})

describe('a cart notice', () => {
  test('shows a changed price, with the previous one', { tags: 'cart-changes' }, async () => {
    const rising = await shop.product('rising', { history: [[1000, 90]] })
    await anna.addToCart(rising, { quantity: 2 })
    await shop.sql`INSERT INTO prices (variant_id, currency, amount_minor, valid_from)
      VALUES (${rising}, 'EUR', 1200, now() - interval '1 second')`
    await expect.poll(async () => (await anna.cart()).items[0]?.notice).toBe('price-up')
    const told = await anna.cart()
    expect(told.items[0]).toMatchObject({ price: 12, previous_price: 10, total_price: 24 })
    expect(told.can_order).toBe(true)
    const { body } = await anna.setQuantity(rising, 3)
    expect(body.items[0]).toMatchObject({ notice: null, previous_price: null })
  })

  test('shows that fewer are left than requested', { tags: 'cart-changes' }, async () => {
    const scarce = await shop.product('scarce', { stock: 5 })
    await anna.addToCart(scarce, { quantity: 4 })
    await shop.sql`UPDATE variants SET stock = 3 WHERE id = ${scarce}`
    const told = await anna.cart()
    expect(told.items[0]).toMatchObject({ notice: 'fewer-left', quantity: 4, quantity_maximum: 3 })
    expect(told.can_order).toBe(false)
    expect((await anna.setQuantity(scarce, 3)).body).toMatchObject({
      can_order: true,
      items: [{ notice: null }],
    })
  })
})
