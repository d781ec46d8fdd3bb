import { eq } from 'drizzle-orm'
import { stockBatches } from '#server/catalogue/stock/tables.ts'
import { commissionEntries } from '#server/commission/tables.ts'
import { shippedBatches } from '#server/orders/batches/tables.ts'
import { lockOrder } from '#server/orders/change-order-state.ts'
import { guestOrders } from '#server/orders/guests/tables.ts'
import { payments } from '#server/orders/payments/tables.ts'
import { refundOrder } from '#server/orders/refunds/refund-order.ts'
import {
  orderNotes,
  shipmentLines,
  shipments,
  withdrawalLines,
  withdrawalLinks,
  withdrawals,
} from '#server/orders/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { noJobs } from '../../seeds/no-jobs.ts'
import { eventsWith } from './events.ts'
import { orderRecords } from './placed-orders.ts'

type SeedInput = { user: { id: number; email: string }; variantId: number; mark: string }

/** An order with every kind of related record, and a recognisable text in every free-text field. */
export async function fillOrders(db: Database, { user, variantId, mark }: SeedInput): Promise<void> {
  const records = orderRecords({ db })
  const address = { first_name: mark, last_name: `${mark} last name`, phone: `${mark} phone` }
  const line = { variantId, quantity: 2, practitionerId: user.id, protocolName: `${mark} protocol` }
  const order = await records.placed({ user, address, lines: [line] })
  await records.reported(noJobs, order, 'paid')
  const now = new Date()
  const orderId = order.id
  const [lineId] = order.lines.map(({ id }) => id)
  await db
    .update(payments)
    .set({ detail: `${mark} card` })
    .where(eq(payments.orderId, orderId))
  await db.transaction(async (tx) => {
    const held = (await lockOrder(tx, orderId))!
    const given = [{ lineId: lineId!, quantity: 1, unsent: 1 }]
    const asked = { given, reason: `${mark} reason`, restock: false, withdrawalId: null, cancels: false }
    const by = { by: 'admin', userId: null } as const
    await refundOrder({ db: tx, events: eventsWith(noJobs), jobs: noJobs, now }, held, asked, by)
  })
  const [parcel] = await db
    .insert(shipments)
    .values({ orderId, carrier: 'bpost', trackingNumber: `${mark} parcel`, shippedAt: now })
    .returning()
  const packs = { orderLineId: lineId!, quantity: 1 }
  await db.insert(shipmentLines).values({ shipmentId: parcel!.id, ...packs })
  const [batch] = await db
    .insert(stockBatches)
    .values({ variantId, number: 'L2', bestBefore: '2028-01-31', createdAt: now })
    .returning()
  await db.insert(shippedBatches).values({ shipmentId: parcel!.id, batchId: batch!.id, ...packs })
  const [withdrawal] = await db
    .insert(withdrawals)
    .values({ orderId, statedAt: now, by: 'client', note: `${mark} note`, amount: 100 })
    .returning()
  await db.insert(withdrawalLines).values({ withdrawalId: withdrawal!.id, ...packs })
  const entry = {
    kind: 'credited',
    from: 'shop',
    to: 'pending',
    amount: 100,
    currency: 'EUR',
    at: now,
  } as const
  await db
    .insert(commissionEntries)
    .values({ ...entry, practitionerId: user.id, orderId, orderLineId: lineId! })
  const tokenHash = `${mark} token`
  await db.insert(withdrawalLinks).values({ orderId, tokenHash, createdAt: now, expiresAt: now })
  const from = { addressHash: `${mark} address`, callerMark: `${mark} caller` }
  const link = { tokenHash: `${mark} link`, sealedToken: `${mark} sealed` }
  await db.insert(guestOrders).values({ orderId, ...from, ...link, placedAt: now, expiresAt: now })
  await db.insert(orderNotes).values({ orderId, text: `${mark} called twice`, at: now })
}
