import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertProduct, insertVocabulary } from '#server/catalogue/fixtures.ts'
import { findViolations } from '#server/find-violations.ts'
import { type Accounts, openAccounts } from '../../tests/support/accounts-api.ts'
import { annasAddress } from '../../tests/support/annas-address.ts'
import {
  insertInvoice,
  insertOrder,
  insertRefund,
  insertShipment,
  type OrderRecord,
} from '../../tests/support/order-records.ts'
import { anonymiseBuyers } from './anonymise-buyers.ts'
import { orderHistory, orderNotes, orders, shipments } from './tables.ts'

let shop: Accounts
let variantId: number
let userId: number
beforeAll(async () => {
  shop = await openAccounts()
  const { linden } = await insertVocabulary(shop.db)
  variantId = (await insertProduct(shop.db, { slug: 'calm', brandId: linden! })).variantId
  userId = (await shop.person({ userTypeId: 4 })).id
})
afterAll(() => shop.close())

const inTime = new Date('2036-12-31T12:00:00Z')
const tooLong = new Date('2037-01-02T12:00:00Z')
const forget = (now: Date) => anonymiseBuyers('eu')(shop.db, now)
const ordered = (record: Partial<OrderRecord> = {}) =>
  insertOrder(shop.db, { lines: [{ variantId, quantity: 2, protocolName: 'Calm' }], ...record })
const emailOf = async (id: number) => (await shop.db.select().from(orders).where(eq(orders.id, id)))[0]!.email

test('paid orders of an erased person are anonymised after the retention period, and keep their amounts', {
  tags: 'order-erasure',
}, async () => {
  const stored = await ordered()
  const { id } = stored.order
  await insertInvoice(shop.db, stored)
  await insertShipment(shop.db, stored, [[0, 1]])
  await shop.db.insert(orderNotes).values({ orderId: id, text: 'Anna rang', at: new Date() })
  const step = {
    orderId: id,
    from: null,
    to: 'pending_payment',
    at: new Date(),
    by: 'client',
    userId,
  } as const
  await shop.db.insert(orderHistory).values(step)
  const disagreements = await findViolations(shop.sql)
  await forget(inTime)
  expect(await emailOf(id)).toBe('anna@verbena.example')

  await forget(tooLong)
  await forget(tooLong)
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, id))
  const { email, address, billingAddress, ...rest } = order!
  const place = { ...Object.fromEntries(Object.keys(annasAddress).map((key) => [key, ''])), country: 'BE' }
  expect([email, address, billingAddress]).toEqual(['', place, place])
  const { email: _, address: __, billingAddress: ___, ...before } = stored.order
  expect(rest).toEqual({ ...before, practitionerName: null })
  const own = await Promise.all([
    shop.db.select().from(orderNotes).where(eq(orderNotes.orderId, id)),
    shop.db.select().from(orderHistory).where(eq(orderHistory.orderId, id)),
    shop.db.select().from(shipments).where(eq(shipments.orderId, id)),
    shop.sql`SELECT protocol_name AS name FROM order_lines WHERE order_id = ${id}`,
  ])
  expect(own).toMatchObject([[], [{ userId: null }], [{ trackingNumber: null }], [{ name: null }]])
  expect(await findViolations(shop.sql)).toEqual(disagreements)
})

test('orders of existing accounts stay unchanged', async () => {
  const { order } = await ordered({ userId })
  const { order: unpaid } = await ordered({
    userId,
    state: 'expired',
    ending: 'payment-expired',
    paidAt: null,
  })
  await forget(tooLong)
  for (const { id } of [order, unpaid]) expect(await emailOf(id)).toBe('anna@verbena.example')
})

test('a credit note of a later year extends its order’s retention', async () => {
  const stored = await ordered()
  await insertInvoice(shop.db, stored)
  await insertRefund(shop.db, stored, [[0, 1]])
  await shop.sql`UPDATE invoices SET issued_at = '2027-01-02' WHERE order_id = ${stored.order.id} AND kind = 'credit_note'`
  await forget(tooLong)
  expect(await emailOf(stored.order.id)).not.toBe('')
  await forget(new Date('2038-01-02T12:00:00Z'))
  expect(await emailOf(stored.order.id)).toBe('')
})

test('unpaid orders are anonymised at once, unless they can still be paid', async () => {
  const { order: ended } = await ordered({ state: 'expired', ending: 'payment-expired', paidAt: null })
  const { order: open } = await ordered({ state: 'pending_payment', paidAt: null })
  await forget(new Date())
  expect([await emailOf(ended.id), await emailOf(open.id)]).toEqual(['', 'anna@verbena.example'])
})
