import { pino } from 'pino'
import type { Sql } from 'postgres'
import { monthAfter, monthAt, monthStart } from '#domain/commission/months.ts'
import { regionSettings } from '#domain/regions.ts'
import { settleCommission } from '#server/commission/settle-commission.ts'
import { closeMonths } from '#server/commission/statements/close-months.ts'
import { connect } from '#server/platform/database.ts'
import { noJobs } from '../../seeds/no-jobs.ts'
import { thisShop } from './this-shop.ts'

/** As if the order had been delivered two weeks ago, and its commission earned; it can still be withdrawn from. */
export async function deliverTwoWeeksAgo(orderId: number): Promise<void> {
  const { db, sql } = connect(thisShop().databaseUrl, { max: 2 })
  try {
    await moveDeliveryBack(sql, orderId, 14)
    await settleCommission({ db, log: pino({ level: 'silent' }), now: new Date() })
    // Near midnight the last day to withdraw may be over, if the clocks have changed since.
    await moveDeliveryBack(sql, orderId, -1)
  } finally {
    await sql.end()
  }
}

/** As if the order had been paid and delivered so many days earlier. */
export async function moveDeliveryBack(sql: Sql, orderId: number, days: number): Promise<void> {
  await sql`UPDATE orders SET paid_at = paid_at - make_interval(days => ${days}),
    delivered_at = delivered_at - make_interval(days => ${days}) WHERE id = ${orderId}`
  await sql`UPDATE shipments SET shipped_at = shipped_at - make_interval(days => ${days}),
    delivered_at = delivered_at - make_interval(days => ${days}) WHERE order_id = ${orderId}`
}

/** Closes this month for all practitioners, as on the first of the next. */
export async function closeThisMonth(): Promise<string> {
  const { timeZone } = regionSettings.eu
  const month = monthAt(timeZone, new Date())
  const now = new Date(monthStart(timeZone, monthAfter(month)).getTime() + 4 * 3_600_000)
  const { db, sql } = connect(thisShop().databaseUrl, { max: 2 })
  try {
    await closeMonths({ db, jobs: noJobs, region: 'eu', now })
  } finally {
    await sql.end()
  }
  return month
}
