import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderPaths } from '#contract/order-paths.ts'
import { cartLines } from '#server/cart/tables.ts'
import { annasAddress } from '../../tests/support/annas-address.ts'
import { type BuyingShop, openBuying } from '../../tests/support/buying-api.ts'
import { decideFor } from '../../tests/support/restricted-products.ts'

let shop: BuyingShop
let calm: number
let zinc: number
beforeAll(async () => {
  shop = await openBuying()
  calm = await shop.product('calm', { stock: 100 })
  zinc = await shop.product('zinc', { stock: 100 })
  await decideFor(shop, calm, 'DK')
})
afterAll(() => shop.close())

const danishAddress = {
  ...annasAddress,
  country: 'DK',
  postal_code: '2100',
  city: 'København',
  phone: '+45 32 12 34 56',
}

test('the quote for another country marks what is not sold there, and cannot be ordered', async () => {
  const anna = await shop.buyer()
  await anna.fill({ variantId: calm }, { variantId: zinc })
  const inDenmark = await anna.quote({ country: 'DK' })
  expect(inDenmark.can_order).toBe(false)
  expect(inDenmark.cart.items.map(({ notice }) => notice)).toEqual(['not-sold-here', null])
  expect((await anna.quote({ country: 'BE' })).can_order).toBe(true)
})

test('an order to a country where a product is not sold is refused, and nothing is bought', async () => {
  const anna = await shop.buyer()
  await anna.fill({ variantId: calm }, { variantId: zinc })
  const { status, body } = await anna.checkout({ address: danishAddress })
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'not-sold-here' })
  expect(body.message).toContain('Not sold in Denmark: calm.')
  expect(body.not_sold).toEqual([expect.objectContaining({ product_variant_id: calm })])
  expect((await anna.checkout()).status).toBe(201)
})

test.each([
  ['a client lives', 'DK', ''],
  ['a client has it delivered', 'BE', '?country=DK'],
] as const)(
  'what is not sold where %s is left out when they order again, and named',
  async (_, country, query) => {
    const mette = await shop.buyer({ country })
    const placed = await mette.order([{ variantId: calm }, { variantId: zinc }])
    await shop.db.delete(cartLines)
    const headers = { ...mette.headers, 'idempotency-key': randomUUID() }
    const path = `${orderPaths.reorder(placed.order_id)}${query}` as const
    const { status, body } = await shop.call('POST', path, undefined, { headers })
    expect(status).toBe(200)
    expect([body.added, body.skipped]).toEqual([1, ['calm']])
    expect(body.cart.items).toEqual([expect.objectContaining({ product_variant_id: zinc })])
  },
)
