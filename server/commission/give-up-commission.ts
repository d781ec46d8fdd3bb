import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { OpenCommission } from '#contract/commission.ts'
import { givenUpOf, openCommission } from '#domain/commission/given-up.ts'
import type { Amounts } from '#domain/commission/statement.ts'
import { type Currency, toMajor, toMinor } from '#domain/money.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import { orders } from '#server/orders/tables.ts'
import type { Ctx, Deps, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { moneyText } from '#server/platform/money-text.ts'
import { Refusal } from '#server/platform/problems.ts'
import { insertEntries } from './book-commission.ts'
import { findBalances } from './find-balances.ts'
import { lockPayoutRuns } from './payouts/run-payouts.ts'
import { commissionEntries } from './tables.ts'

/** What somebody would have to give up to erase their account; also for those who are no practitioners any more. */
export async function getOpenCommission(
  { db, currency }: Pick<Deps, 'currency' | 'db'>,
  userId: number,
): Promise<OpenCommission> {
  const { available, pending, total } = openCommission(await findBalances(db, userId))
  return { currency, available: toMajor(available), pending: toMajor(pending), total: toMajor(total) }
}

/**
 * Nothing is earned on these orders, nor taken back, until the transaction ends; they are locked before persons.
 * Returns how many there are.
 */
export async function lockOrdersEarningFor(db: Database, practitionerId: number): Promise<number> {
  const locked = await db
    .select({ id: orders.id })
    .from(orders)
    .where(isEarningFor(db, practitionerId))
    .orderBy(asc(orders.id))
    .for('update')
  return locked.length
}

export function countOrdersEarningFor(db: Database, practitionerId: number): Promise<number> {
  return db.$count(orders, isEarningFor(db, practitionerId))
}

function isEarningFor(db: Database, practitionerId: number): SQL {
  const earning = db
    .select({ id: commissionEntries.orderId })
    .from(commissionEntries)
    .where(eq(commissionEntries.practitionerId, practitionerId))
  return inArray(orders.id, earning)
}

/**
 * Before an account is erased: refuses while it would lose commission, unless its locked owner gives up exactly what is
 * open, `givenUp` in major units. That goes back to the shop, line by line, and is recorded.
 */
export async function giveUpCommission(
  { db, actor, now, region }: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'region'>,
  givenUp: number | undefined,
): Promise<void> {
  await lockPayoutRuns(db)
  const open = openCommission(await findBalances(db, actor.id))
  if (open.total === 0) return
  if (givenUp === undefined || toMinor(givenUp) !== open.total) {
    const text = (amount: number) => moneyText(amount, region)
    const values = { available: text(open.available), pending: text(open.pending), total: text(open.total) }
    throw new Refusal('commission-open', { values: () => values })
  }
  const lines = await findLines(db, actor.id)
  const entries = givenUpOf(lines, open.available).flatMap(({ line, moves }) => {
    const { orderId, orderLineId, currency } = line
    const about = { practitionerId: actor.id, orderId, orderLineId, currency, at: now }
    return moves.map((move) => ({ ...about, ...move, kind: 'reversed' as const }))
  })
  await insertEntries(db, entries)
  const { currency } = lines[0]!
  const details = {
    commission: `${toMajor(open.total).toFixed(2)} ${currency}`,
    available: toMajor(open.available),
    pending: toMajor(open.pending),
  }
  await recordAudit({ db, actor, now }, { action: 'commission-given-up', subjectId: actor.id, details })
}

type Line = Amounts & { orderId: number; orderLineId: number; currency: Currency }

/** The latest first: older ones have been paid out. */
async function findLines(db: Database, practitionerId: number): Promise<readonly Line[]> {
  const balance = (account: keyof Amounts) => sql`
    sum(CASE ${account} WHEN to_account THEN amount WHEN from_account THEN -amount ELSE 0 END)::float8`
  return db.execute<Line>(sql`
    SELECT order_id AS "orderId", order_line_id AS "orderLineId", currency,
      ${balance('pending')} AS pending, ${balance('available')} AS available
    FROM commission_entries WHERE practitioner_id = ${practitionerId}
    GROUP BY order_id, order_line_id, currency
    ORDER BY order_line_id DESC`)
}
