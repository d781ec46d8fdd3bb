import { sql } from 'drizzle-orm'
import type { CommissionSummary } from '#contract/commission.ts'
import { nextPayoutDay, payoutMinimum } from '#domain/commission/payouts.ts'
import { nextTier, tierRate, tiers } from '#domain/commission/tiers.ts'
import { type Minor, toMajor } from '#domain/money.ts'
import type { Region } from '#domain/regions.ts'
import { shopDate } from '#server/catalogue/stock/shop-date.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { earnings, inUtc, localStart, type Reading } from './earnings.ts'
import { findBalances } from './find-balances.ts'
import { findTurnover } from './find-turnover.ts'
import { listEarningMost } from './list-earning-most.ts'
import { getPayoutMethod } from './payouts/accounts.ts'

/** A practitioner's balances, tier, and what they earned by month, protocol, product and client. */
export async function getCommissionSummary(
  deps: Pick<Deps, 'db' | 'currency' | 'products' | 'region' | 'sealing'>,
  reading: Reading,
): Promise<CommissionSummary> {
  const { db, currency, region } = deps
  const { practitionerId, now } = reading
  const [balances, paid, reversed, turnover, months, most, method] = await Promise.all([
    findBalances(db, practitionerId),
    findPaid(db, region, reading),
    findReversed(db, region, reading),
    findTurnover(db, practitionerId, now),
    findMonths(db, region, reading),
    listEarningMost(deps, reading),
    getPayoutMethod(deps, practitionerId),
  ])
  const { available, pending } = balances
  const next = nextTier(turnover)
  return {
    currency,
    available: toMajor(available),
    pending: toMajor(pending),
    paid: toMajor(paid),
    reversed: toMajor(reversed),
    payout_method: method,
    next_payout_on: nextPayoutDay(shopDate(region, now)),
    payout_minimum: toMajor(payoutMinimum),
    tier_rate: tierRate(turnover),
    turnover: toMajor(turnover),
    next_tier: next && {
      rate: next.rate,
      from: toMajor(next.from),
      missing: toMajor(next.from - turnover),
    },
    tiers: tiers.map(({ from, rate }) => ({ from: toMajor(from), rate })),
    months: months.map(({ month, amount }) => ({ month, amount: toMajor(amount) })),
    most,
  }
}

async function findPaid(db: Database, region: Region, { practitionerId, now }: Reading): Promise<Minor> {
  const [row] = await db.execute<{ amount: number }>(sql`
    SELECT coalesce(sum(CASE kind WHEN 'paid' THEN amount ELSE -amount END), 0)::float8 AS amount
    FROM payout_entries WHERE practitioner_id = ${practitionerId}
      AND at >= ${inUtc(region, localStart(region, 'year', now))}`)
  return row?.amount ?? 0
}

async function findReversed(db: Database, region: Region, { practitionerId, now }: Reading): Promise<Minor> {
  const [row] = await db.execute<{ amount: number }>(sql`
    SELECT coalesce(sum(amount), 0)::float8 AS amount FROM commission_entries
    WHERE practitioner_id = ${practitionerId} AND kind = 'reversed'
      AND at >= ${inUtc(region, localStart(region, 'year', now))}`)
  return row?.amount ?? 0
}

async function findMonths(db: Database, region: Region, { practitionerId, now }: Reading) {
  const thisMonth = localStart(region, 'month', now)
  return db.execute<{ month: string; amount: number }>(sql`
    SELECT to_char(months.month, 'YYYY-MM') AS month, coalesce(sum(${earnings}), 0)::float8 AS amount
    FROM generate_series(${thisMonth} - interval '11 months', ${thisMonth}, interval '1 month') AS months (month)
    LEFT JOIN commission_entries ON commission_entries.practitioner_id = ${practitionerId}
      AND commission_entries.kind <> 'earned'
      AND commission_entries.at >= ${inUtc(region, sql`months.month`)}
      AND commission_entries.at < ${inUtc(region, sql`months.month + interval '1 month'`)}
    GROUP BY months.month ORDER BY months.month`)
}
