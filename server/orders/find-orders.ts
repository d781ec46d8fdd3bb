import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import { personName } from '#domain/accounts/person-name.ts'
import { packsToShip, withdrawnOf } from '#domain/orders/packs.ts'
import { users } from '#server/accounts/tables.ts'
import { paymentMethods } from '#server/payments/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { findSentBatches, type LineBatch } from './batches/find-sent-batches.ts'
import type { OrderRow } from './change-order-state.ts'
import { invoices } from './documents/tables.ts'
import { payments, refundLines, refunds } from './payments/tables.ts'
import {
  orderHistory,
  orderLines,
  orders,
  shipmentLines,
  shipments,
  withdrawalLines,
  withdrawals,
} from './tables.ts'

export type LineRow = typeof orderLines.$inferSelect
type LineOfOrder = LineRow & { withdrawn: number; batches: LineBatch[] }
type Packs = { orderLineId: number; quantity: number }
type Step = typeof orderHistory.$inferSelect & { name: string | null }
type Payment = typeof payments.$inferSelect & { known: typeof paymentMethods.$inferSelect | null }

/** An order with everything that belongs to it. */
export type WholeOrder = {
  order: OrderRow
  /** `withdrawn`: packs in open withdrawals; `batches`: of the sent packs. */
  lines: LineOfOrder[]
  history: Step[]
  /** All payments that were started, oldest first. */
  payments: Payment[]
  /** The captured payment, or else one that was captured and returned, or else the latest. */
  payment: Payment | undefined
  shipments: (typeof shipments.$inferSelect & { lines: Packs[] })[]
  refunds: (typeof refunds.$inferSelect & { lines: (Packs & { unsent: number; amount: number })[] })[]
  withdrawals: (typeof withdrawals.$inferSelect & { lines: Packs[] })[]
  invoices: (typeof invoices.$inferSelect)[]
}

export async function findWholeOrder(
  db: Database,
  condition: SQL | undefined,
): Promise<WholeOrder | undefined> {
  const [order] = await db.select().from(orders).where(condition).limit(1)
  return order && (await wholeOrders(db, [order]))[0]
}

/** The number of queries does not depend on the number of orders. */
export async function wholeOrders(db: Database, rows: readonly OrderRow[]): Promise<WholeOrder[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [lines, history, paid, sent, back, asked, papers, batches] = await Promise.all([
    db
      .select()
      .from(orderLines)
      .where(inArray(orderLines.orderId, ids))
      .orderBy(asc(orderLines.position), asc(orderLines.id)),
    historyOf(db, ids),
    paymentsOf(db, ids),
    shipmentsOf(db, ids),
    refundsOf(db, ids),
    withdrawalsOf(db, ids),
    db.select().from(invoices).where(inArray(invoices.orderId, ids)).orderBy(asc(invoices.id)),
    findSentBatches(db, inArray(orderLines.orderId, ids)),
  ])
  return rows.map((order) => {
    const own = <Part extends { orderId: number }>(parts: readonly Part[]) =>
      parts.filter(({ orderId }) => orderId === order.id)
    const tried = own(paid)
    const returns = { refunds: own(back), withdrawals: own(asked) }
    return {
      order,
      lines: own(lines).map((line) => ({
        ...line,
        withdrawn: withdrawnOf(line, returns),
        batches: batches.get(line.id) ?? [],
      })),
      history: own(history),
      payments: tried,
      payment:
        tried.find(({ state }) => state === 'paid') ??
        tried.find(({ state }) => state === 'returned') ??
        tried.at(-1),
      shipments: own(sent),
      ...returns,
      invoices: own(papers),
    }
  })
}

/** How far an order has come, and how many packs are left to send. */
export function handledOf({ order, lines, history }: WholeOrder) {
  const left = lines.reduce((sum, line) => sum + packsToShip(line), 0)
  return { state: order.state, steps: history.map(({ to }) => to), left }
}

async function historyOf(db: Database, ids: number[]): Promise<Step[]> {
  const rows = await db
    .select({ step: orderHistory, actor: { first_name: users.firstName, last_name: users.lastName } })
    .from(orderHistory)
    .leftJoin(users, eq(users.id, orderHistory.userId))
    .where(inArray(orderHistory.orderId, ids))
    .orderBy(asc(orderHistory.id))
  return rows.map(({ step, actor }) => ({
    ...step,
    name: (actor && personName(actor)) || null,
  }))
}

async function paymentsOf(db: Database, ids: number[]): Promise<Payment[]> {
  const rows = await db
    .select({ payment: payments, known: paymentMethods })
    .from(payments)
    .leftJoin(paymentMethods, eq(paymentMethods.key, payments.method))
    .where(inArray(payments.orderId, ids))
    .orderBy(asc(payments.id))
  return rows.map(({ payment, known }) => ({ ...payment, known }))
}

async function shipmentsOf(db: Database, ids: number[]) {
  const rows = await db
    .select({ part: shipments, line: shipmentLines })
    .from(shipments)
    .innerJoin(shipmentLines, eq(shipmentLines.shipmentId, shipments.id))
    .where(inArray(shipments.orderId, ids))
    .orderBy(asc(shipments.id), asc(shipmentLines.orderLineId))
  return gathered(rows)
}

/**
 * Refunds of the payment that paid for the order; other money that was returned completely is shown with its payment.
 */
async function refundsOf(db: Database, ids: number[]) {
  const rows = await db
    .select({ part: refunds, line: refundLines })
    .from(refunds)
    .innerJoin(refundLines, eq(refundLines.refundId, refunds.id))
    .where(and(inArray(refunds.orderId, ids), eq(refunds.kind, 'order')))
    .orderBy(asc(refunds.id), asc(refundLines.orderLineId))
  return gathered(rows)
}

async function withdrawalsOf(db: Database, ids: number[]) {
  const rows = await db
    .select({ part: withdrawals, line: withdrawalLines })
    .from(withdrawals)
    .innerJoin(withdrawalLines, eq(withdrawalLines.withdrawalId, withdrawals.id))
    .where(inArray(withdrawals.orderId, ids))
    .orderBy(asc(withdrawals.id), asc(withdrawalLines.orderLineId))
  return gathered(rows)
}

function gathered<Part extends { id: number }, Line>(rows: readonly { part: Part; line: Line }[]) {
  return [...Map.groupBy(rows, ({ part }) => part.id).values()].map((all) => ({
    ...all[0]!.part,
    lines: all.map(({ line }) => line),
  }))
}
