import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { OrderPage, OrderQuery } from '#contract/orders.ts'
import type { Language } from '#domain/languages.ts'
import { orderNumberBase } from '#domain/orders/states.ts'
import { type Region, regionSettings } from '#domain/regions.ts'
import type { Deps } from '#server/platform/context.ts'
import { offsetOf, totalsOf } from '#server/platform/paging.ts'
import { hasAllWords } from '#server/platform/word-filter.ts'
import { wholeOrders } from './find-orders.ts'
import { presentSummary } from './present-order.ts'
import { productsNow } from './products-now.ts'
import { orderLines, orders } from './tables.ts'

export const numberText = sql`'V-' || (${orders.id} + ${sql.raw(String(orderNumberBase))})`
const names = sql`(SELECT string_agg(${orderLines.brand} || ' ' || ${orderLines.name}, ' ') FROM ${orderLines}
  WHERE ${orderLines.orderId} = ${orders.id})`
const everything = sql`(${numberText}) || ' ' || coalesce(${names}, '')`

type Reader = { userId: number; language: Language; region: Region; now: Date }

/** One user's orders, newest first. */
export async function listOwnOrders(
  deps: Pick<Deps, 'db' | 'products'>,
  { userId, language, region, now }: Reader,
  wanted: OrderQuery,
): Promise<OrderPage> {
  const { db } = deps
  const year = yearIn(region)
  const own = eq(orders.userId, userId)
  const condition = and(
    own,
    hasAllWords(everything, wanted.query),
    wanted.year === undefined ? undefined : sql`${year} = ${wanted.year}`,
  )
  const [counted, rows, years] = await Promise.all([
    db.select({ total: count() }).from(orders).where(condition),
    db
      .select()
      .from(orders)
      .where(condition)
      .orderBy(desc(orders.id))
      .limit(wanted.limit)
      .offset(offsetOf(wanted)),
    db.selectDistinct({ year }).from(orders).where(own).orderBy(desc(year)),
  ])
  const whole = await wholeOrders(db, rows)
  const products = await productsNow(deps, whole, language)
  return {
    data: whole.map((order) => presentSummary(order, { region, products, now })),
    ...totalsOf(wanted, counted[0]?.total ?? 0),
    years: years.map((found) => found.year),
  }
}

/**
 * In the region's time zone, inlined rather than a parameter so that GROUP BY and SELECT have identical expressions.
 */
function yearIn(region: Region) {
  const zone = sql.raw(`'${regionSettings[region].timeZone}'`)
  return sql<number>`extract(year FROM ${orders.placedAt} AT TIME ZONE ${zone})::integer`
}
