import { pino } from 'pino'
import { monthAfter, monthAt, monthStart } from '#domain/commission/months.ts'
import { regionSettings } from '#domain/regions.ts'
import { settleCommission } from '#server/commission/settle-commission.ts'
import { closeMonths } from '#server/commission/statements/close-months.ts'
import { connect } from '#server/platform/database.ts'
import { thisShop } from './this-shop.ts'

/** As if the order had been delivered two weeks ago: its commission is earned, and today is the last day to withdraw. */
export async function deliverTwoWeeksAgo(orderId: number): Promise<void> {
  const { db, sql } = connect(thisShop().databaseUrl, { max: 2 })
  try {
    await sql`UPDATE orders SET paid_at = paid_at - interval '14 days',
      delivered_at = delivered_at - interval '14 days' WHERE id = ${orderId}`
    await sql`UPDATE shipments SET shipped_at = shipped_at - interval '14 days',
      delivered_at = delivered_at - interval '14 days' WHERE order_id = ${orderId}`
    await settleCommission({ db, log: pino({ level: 'silent' }), now: new Date() })
  } finally {
    await sql.end()
  }
}

/** Closes this month for all practitioners, as on the first of the next. */
export async function closeThisMonth(): Promise<string> {
  const { timeZone } = regionSettings.eu
  const month = monthAt(timeZone, new Date())
  const now = new Date(monthStart(timeZone, monthAfter(month)).getTime() + 4 * 3_600_000)
  const { db, sql } = connect(thisShop().databaseUrl, { max: 2 })
  try {
    await closeMonths({ db, jobs: { enqueue: async () => {} }, region: 'eu', now })
  } finally {
    await sql.end()
  }
  return month
}
