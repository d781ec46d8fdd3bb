import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import {
  type Balances,
  balancesOf,
  commissionKept,
  commissionOfLine,
  reversalsOf,
  type SoldLine,
} from '#domain/commission/ledger.ts'
import type { Minor } from '#domain/money.ts'
import { users } from '#server/accounts/tables.ts'
import type { OrderRow } from '#server/orders/change-order-state.ts'
import { refundLines } from '#server/orders/payments/tables.ts'
import { orderLines } from '#server/orders/tables.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { reusableStatement } from '#server/platform/reusable-statement.ts'
import { reachMilestone } from '#server/practitioners/milestones/reach-milestone.ts'
import { commissionEntries } from './tables.ts'

type Entry = typeof commissionEntries.$inferInsert
type LineRow = typeof orderLines.$inferSelect
export type EarningLine = LineRow & SoldLine & { practitionerId: number }

/** Credits the lines of a locked order that was paid. Repeating it changes nothing. */
export async function creditCommission(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { order }: { order: OrderRow },
): Promise<void> {
  const lines = await findEarningLines(db, order)
  await insertEntries(
    db,
    lines.map((line) => ({
      practitionerId: line.practitionerId,
      currency: order.currency,
      orderId: order.id,
      orderLineId: line.id,
      kind: 'credited',
      from: 'shop',
      to: 'pending',
      amount: commissionOfLine(line),
      at: order.paidAt ?? now,
    })),
  )
  // The first turnover puts a practitioner in a tier.
  for (const practitionerId of new Set(lines.map((line) => line.practitionerId)))
    await reachMilestone({ db, now }, practitionerId, 'TierID')
}

/** Takes back what refunded packs of a locked order were credited. */
export async function reverseCommission(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { refund }: { refund: { id: number } },
): Promise<void> {
  const lines = await findRefundedLines(db, refund.id)
  const booked = await findBooked(
    db,
    inArray(
      commissionEntries.orderLineId,
      lines.map(({ id }) => id),
    ),
  )
  await insertEntries(
    db,
    booked.flatMap(({ entry, credited, balances }) => {
      const packs = lines.find(({ id }) => id === entry.orderLineId)!
      return reversalsOf(balances, commissionKept(credited, packs)).map((move) => ({
        ...entry,
        ...move,
        kind: 'reversed' as const,
        refundId: refund.id,
        at: now,
      }))
    }),
  )
}

/** Takes back all commission of a practitioner on locked orders that became their own after they were paid. */
export async function reverseOwnCommission(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { userId, orderIds }: { userId: number; orderIds: readonly number[] },
): Promise<void> {
  const isOwn = and(
    inArray(commissionEntries.orderId, [...orderIds]),
    eq(commissionEntries.practitionerId, userId),
  )
  const booked = await findBooked(db, isOwn!)
  await insertEntries(
    db,
    booked.flatMap(({ entry, balances }) =>
      reversalsOf(balances, 0).map((move) => ({ ...entry, ...move, kind: 'reversed' as const, at: now })),
    ),
  )
}

/** Earns what is pending of a locked order. */
export async function earnCommission(db: Database, orderId: number, at: Date): Promise<void> {
  const booked = await findBooked(db, eq(commissionEntries.orderId, orderId))
  await insertEntries(
    db,
    booked.map(({ entry, balances }) => ({
      ...entry,
      kind: 'earned',
      from: 'pending',
      to: 'available',
      amount: balances.pending,
      at,
    })),
  )
}

/** Lines that a practitioner earns from: not from their own purchases, nor once their account is erased. */
async function findEarningLines(
  db: Database,
  { id, userId }: Pick<OrderRow, 'id' | 'userId'>,
): Promise<EarningLine[]> {
  const lines = await earningLines(db).execute({ orderId: id })
  return (lines as EarningLine[]).filter(({ practitionerId }) => practitionerId !== userId)
}

/** Nobody who earns is erased until the transaction ends: what is credited would belong to nobody. */
const earningLines = reusableStatement((db) => {
  const isThere = and(eq(users.id, orderLines.practitionerId), isNull(users.erasedAt))
  return db
    .select(getTableColumns(orderLines))
    .from(orderLines)
    .innerJoin(users, isThere)
    .where(and(eq(orderLines.orderId, sql.placeholder('orderId')), isNotNull(orderLines.tierRate)))
    .orderBy(asc(users.id), asc(orderLines.id))
    .for('share', { of: users })
    .prepare('earning_lines')
})

/** The lines of a refund, with all packs refunded up to and including it. */
async function findRefundedLines(db: Database, refundId: number) {
  const ofRefund = db
    .select({ id: refundLines.orderLineId })
    .from(refundLines)
    .where(eq(refundLines.refundId, refundId))
  return db
    .select({
      id: orderLines.id,
      quantity: orderLines.quantity,
      refunded: sql<number>`sum(${refundLines.quantity})::integer`,
    })
    .from(orderLines)
    .innerJoin(refundLines, eq(refundLines.orderLineId, orderLines.id))
    .where(and(inArray(orderLines.id, ofRefund), lte(refundLines.refundId, refundId)))
    .groupBy(orderLines.id)
}

type Booked = {
  entry: Pick<Entry, 'practitionerId' | 'currency' | 'orderId' | 'orderLineId'>
  credited: Minor
  balances: Balances
}

/** What has been credited, and where it is now, by line. */
async function findBooked(db: Database, condition: ReturnType<typeof eq>): Promise<Booked[]> {
  const rows = await db.select().from(commissionEntries).where(condition)
  return rows
    .filter(({ kind }) => kind === 'credited')
    .map(({ practitionerId, currency, orderId, orderLineId, amount }) => ({
      entry: { practitionerId, currency, orderId, orderLineId },
      credited: amount,
      balances: balancesOf(rows.filter((row) => row.orderLineId === orderLineId)),
    }))
}

export async function insertEntries(db: Database, entries: readonly Entry[]): Promise<void> {
  const rows = entries.filter(({ amount, kind }) => amount > 0 || kind === 'credited')
  if (rows.length > 0) await db.insert(commissionEntries).values(rows).onConflictDoNothing()
}
