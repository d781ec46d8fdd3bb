import { and, eq, gt, gte, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AdminOrderQuery } from '#contract/admin-orders.ts'
import { dayMs, endOfDay, today } from '#domain/local-time.ts'
import { failedPaymentDays, type OrderFilter, type OrderTrouble } from '#domain/orders/order-filters.ts'
import { type Region, regionSettings } from '#domain/regions.ts'
import { sameAddress } from '#server/platform/same-address.ts'
import { hasAllWords } from '#server/platform/word-filter.ts'
import { numberText } from './list-own-orders.ts'
import { payments, refunds } from './payments/tables.ts'
import { unbooked } from './payments/unbooked.ts'
import { orderHistory, orderNotes, orders, withdrawals } from './tables.ts'

const hasFailedRefund = sql`EXISTS (SELECT FROM ${refunds}
  WHERE ${refunds.orderId} = ${orders.id} AND ${refunds.state} = 'failed')`
/** A payment of the order that an admin has to look at, until they have noted what they found. */
const hasPayment = (condition: SQL, since: SQLWrapper) => sql`EXISTS (SELECT FROM ${payments}
  WHERE ${payments.orderId} = ${orders.id} AND ${condition} AND NOT EXISTS (
    SELECT FROM ${orderNotes} WHERE ${orderNotes.orderId} = ${orders.id} AND ${orderNotes.at} > ${since}))`
const hasOtherAmount = hasPayment(sql`${payments.captured} IS NOT NULL`, payments.paidAt)
const isOutside = sql`${payments.outsideAt} IS NOT NULL`
const hasChargeback = hasPayment(sql`${isOutside} AND ${payments.chargedBack} > 0`, payments.outsideAt)
const hasUnbooked = hasPayment(sql`${isOutside} AND ${unbooked} > 0`, payments.outsideAt)

/** A later order that was paid. One condition for each kind of client: with OR, no index would be used. */
const hasPaidLater = (isOfSamePerson: SQL) => sql`EXISTS (SELECT FROM ${orders} AS later
  WHERE ${isOfSamePerson} AND later.id > ${orders.id} AND later.paid_at IS NOT NULL)`
const isOfAccount = sql`later.user_id = ${orders.userId}`
/** A guest's later order may have joined an account. */
const isOfAddress = sameAddress(sql`later.email`, orders.email)
const hasFailedPayment = (now: Date) => sql`(${orders.state} IN ('pending_payment', 'expired')
  AND ${gt(orders.placedAt, new Date(now.getTime() - failedPaymentDays * dayMs))}
  AND EXISTS (SELECT FROM ${payments} WHERE ${payments.orderId} = ${orders.id} AND ${payments.state} = 'failed')
  AND NOT EXISTS (SELECT FROM ${orderNotes} WHERE ${orderNotes.orderId} = ${orders.id})
  AND NOT ${hasPaidLater(isOfAccount)}
  AND (${orders.userId} IS NOT NULL OR NOT ${hasPaidLater(isOfAddress)}))`

export const troubleOf = sql<OrderTrouble | null>`CASE WHEN ${hasFailedRefund} THEN 'refund-failed'
  WHEN ${hasOtherAmount} THEN 'amount-differs' WHEN ${hasChargeback} THEN 'chargeback'
  WHEN ${hasUnbooked} THEN 'refunded-outside' END`

/** Which orders each filter lists; a refund is listed until the provider has accepted it. */
const conditions: Record<Exclude<OrderFilter, 'payment_failed'>, SQL> = {
  all: sql`true`,
  // As `mayProcess` decides: an order that was never packed has packs to send until everything is refunded.
  to_process: sql`(${orders.state} = 'paid' OR ${orders.state} = 'partially_refunded' AND NOT EXISTS (
    SELECT FROM ${orderHistory} WHERE ${orderHistory.orderId} = ${orders.id} AND ${orderHistory.to} = 'processing'))`,
  waiting: sql`${orders.state} = 'pending_payment'`,
  shipped: inArray(orders.state, ['partially_shipped', 'shipped']),
  withdrawals: sql`EXISTS (SELECT FROM ${withdrawals}
    WHERE ${withdrawals.orderId} = ${orders.id} AND ${withdrawals.state} = 'asked')`,
  refunds: sql`EXISTS (SELECT FROM ${refunds}
    WHERE ${refunds.orderId} = ${orders.id} AND ${refunds.state} <> 'sent')`,
  attention: sql`(${hasFailedRefund} OR ${hasOtherAmount} OR ${hasChargeback} OR ${hasUnbooked})`,
}

const names = sql`(${orders.address} ->> 'first_name') || ' ' || (${orders.address} ->> 'last_name')`
const everything = sql`${numberText} || ' ' || ${names} || ' ' || ${orders.email}`

type OrderSearch = Pick<AdminOrderQuery, 'country' | 'period' | 'query'>
type Timestamp = { region: Region; now: Date }

/** The query without its filter. */
export function chosenOrders(
  { country, period, query }: OrderSearch,
  { region, now }: Timestamp,
): SQL | undefined {
  const since = beginningOf(period, region, now)
  return and(
    country === undefined ? undefined : eq(orders.country, country),
    since && gte(orders.placedAt, since),
    hasAllWords(everything, query),
  )
}

const conditionOf = (filter: OrderFilter, now: Date): SQL =>
  filter === 'payment_failed' ? hasFailedPayment(now) : conditions[filter]

export function matchesFilter(
  { filter, state }: Pick<AdminOrderQuery, 'filter' | 'state'>,
  now: Date,
): SQL | undefined {
  return and(conditionOf(filter, now), state === undefined ? undefined : eq(orders.state, state))
}

/** How many orders each filter lists, in one query. */
export function filterCounts(now: Date) {
  const countOf = (filter: OrderFilter) =>
    sql<number>`(count(*) FILTER (WHERE ${conditionOf(filter, now)}))::integer`
  return {
    all: countOf('all'),
    to_process: countOf('to_process'),
    waiting: countOf('waiting'),
    shipped: countOf('shipped'),
    withdrawals: countOf('withdrawals'),
    refunds: countOf('refunds'),
    payment_failed: countOf('payment_failed'),
    attention: countOf('attention'),
  } satisfies Record<OrderFilter, SQL<number>>
}

/** In the region's time zone; weeks begin on Monday. */
function beginningOf(period: AdminOrderQuery['period'], region: Region, now: Date): Date | undefined {
  if (period === 'ever') return undefined
  const { timeZone } = regionSettings[region]
  const day = today(timeZone, now)
  const date = new Date(day)
  const first = {
    today: day,
    week: day - ((date.getUTCDay() + 6) % 7) * dayMs,
    month: Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1),
    year: Date.UTC(date.getUTCFullYear(), 0, 1),
  }[period]
  return new Date(endOfDay(timeZone, first - dayMs).getTime() + 1)
}
