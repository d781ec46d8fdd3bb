import { readFile } from 'node:fs/promises'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertOrder, insertRefund, insertShipment } from '../../tests/support/order-records.ts'
import { openProtocols } from '../../tests/support/protocols-api.ts'
import { refundLines } from './payments/tables.ts'
import { orderLines, withdrawalLines, withdrawals } from './tables.ts'

test('older orders are counted as before: refunds count as unsent as long as that many packs were unsent', async () => {
  const shop = await openProtocols()
  const { db, sql } = shop
  const zinc = await shop.product('zinc')
  const ordered = () =>
    insertOrder(db, { lines: [{ variantId: zinc, name: 'Zinc', quantity: 4, price: 1000 }] })
  const [unsent, mixed, sent] = [await ordered(), await ordered(), await ordered()]
  await sql`ALTER TABLE order_lines DROP CONSTRAINT order_lines_places`
  const [shippedOf, refundedOf] = [
    [0, 2, 4],
    [[2], [1, 2], [3, 1]],
  ] as const
  for (const [at, order] of [unsent, mixed, sent].entries()) {
    if (shippedOf[at]! > 0) await insertShipment(db, order, [[0, shippedOf[at]!]])
    for (const packs of refundedOf[at]!) {
      await insertRefund(db, order, [[0, packs]])
      await sql`UPDATE order_lines SET refunded = refunded + ${packs} WHERE id = ${order.lines[0]!.id}`
    }
  }
  const [forgotten] = await db
    .insert(withdrawals)
    .values({ orderId: sent.order.id, statedAt: new Date(), by: 'client', amount: 1000 })
    .returning()
  await db
    .insert(withdrawalLines)
    .values({ withdrawalId: forgotten!.id, orderLineId: sent.lines[0]!.id, quantity: 1 })

  await sql`ALTER TABLE order_lines DROP COLUMN unsent`
  await sql`ALTER TABLE refund_lines DROP COLUMN unsent`
  await sql`ALTER TABLE withdrawals DROP COLUMN refusal, DROP COLUMN refused_at`
  await sql`ALTER TABLE payments DROP COLUMN captured, DROP COLUMN captured_currency`
  await sql`ALTER TABLE refunds DROP COLUMN attempts`
  await sql`DROP INDEX refunds_withdrawal, refunds_failed`
  await sql.unsafe(await readFile('migrations/0009_returns.sql', 'utf8'))

  const lines = await db.select().from(orderLines).orderBy(asc(orderLines.id))
  expect(lines.map(({ unsent: packs }) => packs)).toEqual([2, 2, 0])
  const back = await db.select().from(refundLines).orderBy(asc(refundLines.refundId))
  expect(back.map(({ unsent: packs }) => packs)).toEqual([2, 1, 1, 0, 0])
  const [after] = await db.select().from(withdrawals).where(eq(withdrawals.id, forgotten!.id))
  expect(after!.state).toBe('refunded')
  await shop.close()
})
