import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { auditEntries } from '#server/accounts/audit/tables.ts'
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

test('packing slips of all orders waiting to be processed are printed, however many', async () => {
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
})

test('an admin’s views of orders are recorded, without search texts', { tags: 'audit-reads' }, async () => {
  const anna = await shop.buyer()
  const lines = [{ variantId, quantity: 1, price: 1000 }]
  const [order, other] = [await shop.paid({ user: anna, lines }), await shop.paid({ user: anna, lines })]
  const reader = await shop.buyer(userTypes.admin)
  const { number: invoice } = (await reader.get(adminOrderPaths.one(order.id))).body.documents[0]
  const file = { url: `/api${adminOrderPaths.document(order.id, invoice)}` }
  const headers = { authorization: `Bearer ${reader.tokens.access_token}` }
  expect((await shop.app.inject({ ...file, headers })).statusCode).toBe(200)
  await reader.get(adminOrderPaths.document(order.id, 'V-0000'))
  await reader.get(`${adminOrderPaths.packingSlips}?ids=${order.id},${other.id}`)
  await reader.get(`${adminOrderPaths.packingSlips}?ids=999999`)
  await reader.get(`${adminOrderPaths.csv}?country=BE&query=${encodeURIComponent(anna.email)}`)
  const entries = await shop.db.select().from(auditEntries).where(eq(auditEntries.actorId, reader.id))
  expect(entries.map(({ action, subjectId, details }) => ({ action, subjectId, details }))).toEqual([
    {
      action: 'order-document-opened',
      subjectId: anna.id,
      details: { order: order.number, document: invoice },
    },
    {
      action: 'packing-slips-opened',
      subjectId: null,
      details: { orders: `${order.number}, ${other.number}` },
    },
    {
      action: 'orders-exported',
      subjectId: null,
      details: { filter: 'all', country: 'BE', period: 'ever' },
    },
  ])
})
