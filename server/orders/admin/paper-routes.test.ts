import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminOrderPaths } from '#contract/order-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { insertOrder } from '../../../tests/support/order-records.ts'
import { type OrdersShop, openOrders } from '../../../tests/support/orders-api.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'

let shop: OrdersShop
let variantId: number
beforeAll(async () => {
  shop = await openOrders()
  variantId = await shop.product('zinc')
})
afterAll(() => shop.close())

test('of all that wait to be processed each has its packing slip, however many they are', async () => {
  const lines = [{ variantId, name: 'Zinc', quantity: 1, price: 1000 }]
  const wanted: string[] = []
  for (let nth = 0; nth < 103; nth++) {
    const { order } = await insertOrder(shop.db, { lines })
    wanted.push(`V-${10_000 + order.id}`)
  }
  await insertOrder(shop.db, { lines, state: 'processing' })
  const admin = await shop.buyer(userTypes.admin)
  const headers = { authorization: `Bearer ${admin.tokens.access_token}` }
  const { rawPayload } = await shop.app.inject({ url: `/api${adminOrderPaths.packingSlips}`, headers })
  const { pages } = await readPdf(rawPayload)
  expect(pages.map(({ text }) => /V-\d+/.exec(text)?.[0])).toEqual(wanted)
}, 60_000)
