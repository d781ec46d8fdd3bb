import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commissionPaths } from '#contract/commission-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { monthAfter, monthAt, monthStart } from '#domain/commission/months.ts'
import { clients } from '#server/clients/tables.ts'
import { findViolations } from '#server/find-violations.ts'
import type { JobData } from '#server/platform/jobs.ts'
import { type OrdersShop, openOrders } from '../../../tests/support/orders-api.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { earnCommission } from '../book-commission.ts'
import { closeMonths } from './close-months.ts'

const zone = 'Europe/Brussels'
const thisMonth = monthAt(zone, new Date())
const nextMonth = monthAfter(thisMonth)
const hours = (count: number) => count * 3_600_000

let shop: OrdersShop
let zinc: number
let emails: JobData[]
beforeAll(async () => {
  shop = await openOrders()
  zinc = await shop.product('zinc', { stock: 1000 })
})
afterAll(async () => {
  expect(await findViolations(shop.sql)).toEqual([])
  await shop.close()
})

/** As the timer does, a few hours after a month is over. */
async function close(month: string, after = hours(4)) {
  emails = []
  const now = new Date(monthStart(zone, monthAfter(month)).getTime() + after)
  const jobs = { enqueue: async (_: unknown, __: unknown, data: JobData) => void emails.push(data) }
  await closeMonths({ db: shop.db, jobs, now, region: 'eu' })
}

type Practitioner = Awaited<ReturnType<OrdersShop['buyer']>>

/** A client with 10 % bought packs of 20 € including 6 % VAT: commission of 1.89 € each. */
async function sold(ilse: Practitioner, { firstName = 'Anna', quantity = 1 } = {}) {
  const anna = await shop.buyer()
  const [client] = await shop.db
    .insert(clients)
    .values({
      practitionerId: ilse.id,
      userId: anna.id,
      email: anna.email,
      firstName,
      lastName: 'Maes',
      language: 'en',
      discountRate: 10,
      createdAt: new Date(),
    })
    .returning()
  const earning = { practitionerId: ilse.id, clientId: client!.id, tierRate: 20 as const }
  const lines = [{ variantId: zinc, name: 'Zinc 15 mg', quantity, price: 2_000, ...earning }]
  return shop.paid({ user: anna, discountRate: 10, lines })
}

const practitioner = () => shop.buyer(userTypes.certifiedPractitioner)
const rowsOf = (csv: string) => parse(csv, { bom: true, columns: true }) as Record<string, string>[]
const statement = async (ilse: Practitioner, month: string) =>
  rowsOf((await ilse.get(commissionPaths.statementCsv(month))).body)

test('a closed month is listed, and its statement leads from the opening to the closing balance', async () => {
  const ilse = await practitioner()
  const order = await sold(ilse)
  await earnCommission(shop.db, order.id, new Date())
  await close(thisMonth)
  expect((await ilse.get(commissionPaths.statements)).body).toEqual({
    currency: 'EUR',
    data: [{ month: thisMonth, pending: 0, available: 1.89, invoice: null }],
  })
  const rows = await statement(ilse, thisMonth)
  expect(rows.map(({ entry, pending, available }) => [entry, pending, available])).toEqual([
    ['opening', '0.00', '0.00'],
    ['credited', '1.89', '0.00'],
    ['earned', '-1.89', '1.89'],
    ['closing', '0.00', '1.89'],
  ])
  expect(rows[1]).toMatchObject({ order: order.number, product: 'Zinc 15 mg', client: 'Anna Maes' })
})

test('the PDF names each order and product, in the practitioner’s language, with page numbers', async () => {
  const ilse = await practitioner()
  await shop.sql`UPDATE users SET language = 'de' WHERE id = ${ilse.id}`
  const order = await sold(ilse, { quantity: 2 })
  await close(thisMonth)
  const { statusCode, headers, rawPayload } = await shop.app.inject({
    url: `/api${commissionPaths.statementPdf(thisMonth)}`,
    headers: { authorization: `Bearer ${ilse.tokens.access_token}` },
  })
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ])
  const { text } = await readPdf(rawPayload)
  for (const part of [order.number, 'Anna Maes', '+3,77', 'Seite 1 von 1']) expect(text).toContain(part)
})

test('what is booked late is in the next statement, and a closed month never changes', async () => {
  const ilse = await practitioner()
  const order = await sold(ilse)
  await close(thisMonth)
  const closed = await statement(ilse, thisMonth)
  await earnCommission(shop.db, order.id, new Date())
  await close(nextMonth)
  expect(await statement(ilse, thisMonth)).toEqual(closed)
  const late = await statement(ilse, nextMonth)
  expect(late.map(({ entry, available }) => [entry, available])).toEqual([
    ['opening', '0.00'],
    ['earned', '1.89'],
    ['closing', '1.89'],
  ])
  for (const change of [
    'UPDATE commission_statements SET available = 1',
    'DELETE FROM commission_statements',
  ])
    await expect(shop.sql.unsafe(change)).rejects.toThrow('never changed')
})

test('processes that close a month at the same time close it once, with one email', async () => {
  const ilse = await practitioner()
  await sold(ilse)
  const later = monthAfter(nextMonth, 2)
  await close(nextMonth)
  const sent: JobData[] = []
  const jobs = { enqueue: async (_: unknown, __: unknown, data: JobData) => void sent.push(data) }
  await shop.sql`
    INSERT INTO commission_entries (practitioner_id, kind, from_account, to_account, amount, currency, order_id, order_line_id, at)
    SELECT practitioner_id, 'earned', 'pending', 'available', amount, currency, order_id, order_line_id,
      ${monthStart(zone, later).toISOString()}
    FROM commission_entries WHERE practitioner_id = ${ilse.id}`
  const now = new Date(monthStart(zone, monthAfter(later)).getTime() + hours(4))
  await Promise.all([1, 2, 3].map(() => closeMonths({ db: shop.db, jobs, now, region: 'eu' })))
  expect(sent.filter(({ user_id }) => user_id === ilse.id)).toMatchObject([
    { template: 'commission-statement' },
  ])
  const { data } = (await ilse.get(commissionPaths.statements)).body
  expect(data.map(({ month }: { month: string }) => month)).toEqual(
    [0, 1, 2, 3].map((step) => monthAfter(thisMonth, step)).toReversed(),
  )
})

test('a month is not closed before it is over, nor in the hours in which the last entries are booked', async () => {
  const ilse = await practitioner()
  await sold(ilse)
  await close(thisMonth, hours(2))
  expect((await ilse.get(commissionPaths.statements)).body.data).toEqual([])
  expect((await ilse.get(commissionPaths.statementPdf(thisMonth))).body.code).toBe('not-found')
})

test('another practitioner’s statement is not found, and a month that is none is refused', async () => {
  const [ilse, marco] = [await practitioner(), await practitioner()]
  await sold(ilse)
  await close(thisMonth)
  for (const path of [commissionPaths.statementCsv(thisMonth), commissionPaths.statementPdf(thisMonth)]) {
    expect((await ilse.get(path)).status).toBe(200)
    expect((await marco.get(path)).status).toBe(404)
  }
  for (const month of ['2026-13', '2026', 'x', '..%2f2026-01'])
    expect((await ilse.get(commissionPaths.statementCsv(month))).status).toBe(400)
})

test('a spreadsheet does not run a client’s name as a formula', async () => {
  const ilse = await practitioner()
  await sold(ilse, { firstName: '=1+1' })
  await close(thisMonth)
  const [, credited] = await statement(ilse, thisMonth)
  expect(credited).toMatchObject({ client: "'=1+1 Maes", pending: '1.89' })
})
