import { sql } from 'drizzle-orm'
import { shownIn } from '#domain/clocks.ts'
import type { InvoiceKind } from '#domain/orders/invoices.ts'
import type { Tax } from '#domain/pricing/price.ts'
import { type Region, regionSettings } from '#domain/regions.ts'
import type { Database } from '#server/platform/database.ts'
import { invoiceCounters, invoices } from './tables.ts'

type Desk = { db: Database; now: Date }
export type NewInvoice = {
  kind: InvoiceKind
  orderId: number
  refundId: number | null
  total: number
  vat: number
  taxes: Tax[]
}

/** Gives the next number in the caller's transaction: who rolls back gives it back, and nobody passes meanwhile. */
export async function issueInvoice({ db, now }: Desk, region: Region, invoice: NewInvoice): Promise<void> {
  const { kind } = invoice
  const year = new Date(shownIn(regionSettings[region].timeZone, now)).getUTCFullYear()
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
