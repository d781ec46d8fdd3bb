import { and, asc, count, desc } from 'drizzle-orm'
import type { AdminOrderPage, AdminOrderQuery, AdminOrderRow } from '#contract/admin-orders.ts'
import { toMajor } from '#domain/money.ts'
import { isPaid, orderNumber } from '#domain/orders/states.ts'
import type { Ctx } from '#server/platform/context.ts'
import { offsetOf, totalsOf } from '#server/platform/paging.ts'
import { handledOf, type WholeOrder, wholeOrders } from './find-orders.ts'
import { chosenOrders, filterCounts, matchesFilter, troubleOf } from './order-filters.ts'
import { findPractitionerNames } from './practitioner-names.ts'
import { buyerNameOf } from './present-admin-order.ts'
import { owedFor } from './present-items.ts'
import { packsIn } from './present-order.ts'
import { orders } from './tables.ts'

/** Everybody's, newest first. */
export async function listAdminOrders(
  { db, ...timestamp }: Pick<Ctx, 'db' | 'now' | 'region'>,
  wanted: AdminOrderQuery,
): Promise<AdminOrderPage> {
  const chosen = chosenOrders(wanted, timestamp)
  const condition = and(chosen, matchesFilter(wanted, timestamp.now))
  const [counts, counted, countries, rows] = await Promise.all([
    db.select(filterCounts(timestamp.now)).from(orders).where(chosen),
    db.select({ total: count() }).from(orders).where(condition),
    db.selectDistinct({ country: orders.country }).from(orders).orderBy(asc(orders.country)),
    db
      .select({ order: orders, trouble: troubleOf })
      .from(orders)
      .where(condition)
      .orderBy(desc(orders.id))
      .limit(wanted.limit)
      .offset(offsetOf(wanted)),
  ])
  const whole = await wholeOrders(
    db,
    rows.map(({ order }) => order),
  )
  const troubles = new Map(rows.map(({ order, trouble }) => [order.id, trouble]))
  const practitioners = await findPractitionerNames(db, whole)
  return {
    data: whole.map((each) => ({
      ...presentRow(each, practitioners.get(each.order.id) ?? null),
      trouble: troubles.get(each.order.id) ?? null,
    })),
    ...totalsOf(wanted, counted[0]?.total ?? 0),
    counts: counts[0]!,
    countries: countries.map(({ country }) => country),
  }
}

function presentRow(whole: WholeOrder, practitioner: string | null): Omit<AdminOrderRow, 'trouble'> {
  const { order, lines, payment, payments } = whole
  const { id, state, ending, country, placedAt, heldUntil, total, refunded, currency } = order
  return {
    id,
    number: orderNumber(id),
    state,
    ending,
    tries: payments.length,
    payment_state: payment?.state ?? null,
    client: buyerNameOf(whole),
    practitioner,
    country,
    total_items: packsIn(lines),
    placed_at: placedAt.toISOString(),
    held_until: state === 'pending_payment' ? heldUntil.toISOString() : null,
    to_ship: isPaid(state) ? handledOf(whole).left : 0,
    withdrawal: askedBack(whole),
    total: toMajor(total),
    refunded: toMajor(refunded),
    currency,
  }
}

/** What has already been refunded for a withdrawal is not included. */
function askedBack({ lines, withdrawals, refunds }: WholeOrder): AdminOrderRow['withdrawal'] {
  const asked = withdrawals.filter(({ state }) => state === 'asked')
  if (asked.length === 0) return null
  return {
    lines: lines.filter(({ withdrawn }) => withdrawn > 0).length,
    amount: toMajor(asked.reduce((sum, withdrawal) => sum + owedFor(withdrawal, refunds), 0)),
  }
}
