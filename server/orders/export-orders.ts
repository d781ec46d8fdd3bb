import { and, desc, lt } from 'drizzle-orm'
import type { AdminOrderQuery } from '#contract/admin-orders.ts'
import { type Minor, toMajor } from '#domain/money.ts'
import { orderNumber } from '#domain/orders/states.ts'
import type { Ctx } from '#server/platform/context.ts'
import { csvHeading, csvRows } from '#server/platform/csv.ts'
import { type WholeOrder, wholeOrders } from './find-orders.ts'
import { chosenOrders, matchesFilter } from './order-filters.ts'
import { findPractitionerNames } from './practitioner-names.ts'
import { buyerNameOf } from './present-admin-order.ts'
import { numberOf } from './present-items.ts'
import { packsIn } from './present-order.ts'
import { orders } from './tables.ts'

const batch = 200
const columns = [
  'number',
  'placed_at',
  'paid_at',
  'delivered_at',
  'state',
  'client',
  'email',
  'country',
  'practitioner',
  'packs',
  'currency',
  'subtotal',
  'discount',
  'voucher',
  'voucher_code',
  'delivery',
  'total',
  'vat',
  'refunded',
  'payment_method',
  'invoice',
] as const
type Row = Record<(typeof columns)[number], string | number>

/**
 * The filtered orders as a table, newest first, in batches: however many there are, only a few are in memory at once.
 */
export async function* ordersCsv(
  { db, ...timestamp }: Pick<Ctx, 'db' | 'now' | 'region'>,
  wanted: Omit<AdminOrderQuery, 'page' | 'limit'>,
): AsyncGenerator<string> {
  yield csvHeading(columns)
  const condition = and(chosenOrders(wanted, timestamp), matchesFilter(wanted, timestamp.now))
  for (let before: number | undefined; ; ) {
    const rows = await db
      .select()
      .from(orders)
      .where(and(condition, before === undefined ? undefined : lt(orders.id, before)))
      .orderBy(desc(orders.id))
      .limit(batch)
    const whole = await wholeOrders(db, rows)
    const practitioners = await findPractitionerNames(db, whole)
    yield csvRows(
      whole.map((order) => rowOf(order, practitioners.get(order.order.id) ?? '')),
      columns,
    )
    before = rows.at(-1)?.id
    if (rows.length < batch) return
  }
}

function rowOf(whole: WholeOrder, practitioner: string): Row {
  const { order, lines, invoices } = whole
  const invoice = invoices.find(({ kind }) => kind === 'invoice')
  return {
    number: orderNumber(order.id),
    placed_at: order.placedAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? '',
    delivered_at: order.deliveredAt?.toISOString() ?? '',
    state: order.state,
    client: buyerNameOf(whole) || 'erased',
    email: order.email,
    country: order.country,
    practitioner,
    packs: packsIn(lines),
    currency: order.currency,
    subtotal: amount(order.subtotal),
    discount: amount(order.discount),
    voucher: amount(order.voucher),
    voucher_code: order.voucherCode ?? '',
    delivery: amount(order.delivery),
    total: amount(order.total),
    vat: amount(order.vat),
    refunded: amount(order.refunded),
    payment_method: whole.payment?.method ?? order.paymentMethod,
    invoice: invoice ? numberOf(invoice) : '',
  }
}

const amount = (minor: Minor) => toMajor(minor).toFixed(2)
