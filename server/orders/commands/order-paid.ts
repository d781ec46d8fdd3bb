import type { Region } from '#domain/regions.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { queueLetter } from '#server/platform/mail/queue-letter.ts'
import { issueInvoice } from '../invoices/issue-invoice.ts'
import { type By, moveOrder, type OrderRow } from './move-order.ts'

type Desk = { db: Database; jobs: Jobs; region: Region; now: Date }

/** A held order has its money: it gets its invoice, and its client a mail. */
export async function orderPaid(desk: Desk, order: OrderRow, by: By): Promise<void> {
  await moveOrder(desk, order, 'paid', by, { paidAt: desk.now, ending: null })
  const { id: orderId, total, vat, taxes } = order
  await queueLetter(desk, { letter: 'order-confirmed', user_id: order.userId, order_id: order.id })
  // Last: whoever writes another invoice waits until this one is there.
  await issueInvoice(desk, desk.region, { kind: 'invoice', orderId, refundId: null, total, vat, taxes })
}
