import { sql } from 'drizzle-orm'
import { localTimeIn } from '#domain/local-time.ts'
import type { Minor } from '#domain/money.ts'
import type { InvoiceKind } from '#domain/orders/invoices.ts'
import type { Tax } from '#domain/pricing/price.ts'
import { type Region, regionSettings } from '#domain/regions.ts'
import type { Database } from '#server/platform/database.ts'
import type { EventHandler } from '#server/platform/events.ts'
import { invoiceCounters, invoices } from './tables.ts'

type NewInvoice = {
  kind: InvoiceKind
  orderId: number
  refundId: number | null
  total: number
  vat: number
  taxes: Tax[]
}

type Paid = { order: { id: number; total: Minor; vat: Minor; taxes: Tax[] } }

/** For a paid order. Other invoices wait from here until the end of the transaction. */
export const issueInvoice: EventHandler<Paid> = ({ db, now, region }, { order }) => {
  const { id: orderId, total, vat, taxes } = order
  const invoice = { kind: 'invoice', orderId, refundId: null, total, vat, taxes } as const
  return writeInvoice({ db, now }, region, invoice)
}

type PaidBack = { order: { id: number; taxes: Tax[] }; refund: { id: number; amount: Minor; vat: Minor } }

/** For a refund. The whole order has one VAT rate, that of its destination. */
export const issueCreditNote: EventHandler<PaidBack> = ({ db, now, region }, { order, refund }) => {
  const { id: refundId, amount, vat } = refund
  const percent = order.taxes[0]?.percent ?? 0
  return writeInvoice({ db, now }, region, {
    kind: 'credit_note',
    orderId: order.id,
    refundId,
    total: amount,
    vat,
    taxes: [{ percent, gross: amount, net: amount - vat, vat }],
  })
}

/** Takes the next number in the caller's transaction: a rollback returns it, and others wait meanwhile. */
async function writeInvoice(
  { db, now }: { db: Database; now: Date },
  region: Region,
  invoice: NewInvoice,
): Promise<void> {
  const { kind } = invoice
  const year = new Date(localTimeIn(regionSettings[region].timeZone, now)).getUTCFullYear()
  const [counter] = await db
    .insert(invoiceCounters)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.kind, invoiceCounters.year],
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning({ sequence: invoiceCounters.last })
  await db.insert(invoices).values({ ...invoice, year, sequence: counter!.sequence, issuedAt: now })
}
