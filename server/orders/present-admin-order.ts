import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { maySendBatch } from '#domain/catalogue/stock/batches.ts'
import { toMajor } from '#domain/money.ts'
import { mayProcess, mayShip } from '#domain/orders/handling.ts'
import { type AuditedOrderAction, auditedOrderActions } from '#domain/orders/order-filters.ts'
import { packsToShip } from '#domain/orders/packs.ts'
import { isPaid, orderNumber } from '#domain/orders/states.ts'
import { auditEntries } from '#server/accounts/audit/tables.ts'
import { users } from '#server/accounts/tables.ts'
import { presentBatch } from '#server/catalogue/stock/find-stock.ts'
import { asBatch, findBatches } from '#server/catalogue/stock/send-from-batches.ts'
import { shopDate } from '#server/catalogue/stock/shop-date.ts'
import { paymentMethods } from '#server/payments/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { handledOf, type WholeOrder } from './find-orders.ts'
import { troubleOf } from './order-filters.ts'
import { payments, refunds } from './payments/tables.ts'
import { unbooked } from './payments/unbooked.ts'
import { findPractitionerNames } from './practitioner-names.ts'
import { presentOrder, type Showing } from './present-order.ts'
import { orderNotes, orders } from './tables.ts'

/** Includes what only admins see: notes, and who did what. */
export async function presentAdminOrder(
  db: Database,
  whole: WholeOrder,
  showing: Showing,
): Promise<AdminOrder> {
  const { order, history, shipments } = whole
  const [notes, actions, returned, outside, [trouble], chosen, practitioners, batches] = await Promise.all([
    notesOf(db, order.id),
    findAuditedActions(db, whole),
    findReturned(db, order.id),
    findOutsideRefunds(db, order.id),
    db.select({ trouble: troubleOf }).from(orders).where(eq(orders.id, order.id)),
    chosenMethod(db, whole),
    findPractitionerNames(db, [whole]),
    usableBatches(db, whole, showing),
  ])
  const handled = handledOf(whole)
  const presented = presentOrder(whole, showing)
  return {
    ...presented,
    history: presented.history.map((step, at) => ({ ...step, name: history[at]?.name ?? null })),
    refunds: presented.refunds.map((refund, at) => {
      const { reason, setOff } = whole.refunds[at]!
      return { ...refund, reason, set_off: toMajor(setOff) }
    }),
    tries: whole.payments.map(({ id, method, known, state, createdAt }) => ({
      id,
      method: known?.name ?? method,
      state,
      begun_at: createdAt.toISOString(),
    })),
    returned,
    outside_refunds: outside,
    actions,
    trouble: trouble?.trouble ?? null,
    chosen_method: chosen,
    user_id: order.userId,
    client: buyerNameOf(whole),
    practitioner: practitioners.get(order.id) ?? null,
    notes,
    usable_batches: batches,
    can_process: mayProcess(handled),
    can_ship: mayShip(handled),
    can_deliver: shipments.some(({ deliveredAt }) => deliveredAt === null),
    refundable: isPaid(order.state) ? toMajor(order.total - order.refunded) : 0,
  }
}

/** The batches that unsent packs may be taken from. */
async function usableBatches(
  db: Database,
  { lines }: WholeOrder,
  { region, now }: Showing,
): Promise<AdminOrder['usable_batches']> {
  const date = shopDate(region, now)
  const unsent = lines.filter((line) => packsToShip(line) > 0).map(({ variantId }) => variantId)
  return [...(await findBatches(db, unsent))].map(([variantId, batches]) => ({
    product_variant_id: variantId,
    batches: batches
      .filter((batch) => batch.remaining > 0 && maySendBatch(asBatch(batch), date))
      .map((batch) => presentBatch(batch, date)),
  }))
}

export function buyerNameOf({ order: { address } }: Pick<WholeOrder, 'order'>): string {
  return personName(address)
}

async function notesOf(db: Database, orderId: number) {
  const rows = await db
    .select({ note: orderNotes, author: { first_name: users.firstName, last_name: users.lastName } })
    .from(orderNotes)
    .leftJoin(users, eq(users.id, orderNotes.authorId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.id))
  return rows.map(({ note, author }) => ({
    id: note.id,
    text: note.text,
    at: note.at.toISOString(),
    author: (author && personName(author)) || null,
  }))
}

/** Admin actions on an order, oldest first, except those its state changes at the same time already show. */
export async function findAuditedActions(
  db: Database,
  { order, history }: WholeOrder,
): Promise<AdminOrder['actions']> {
  const rows = await db
    .select({ entry: auditEntries, actor: { first_name: users.firstName, last_name: users.lastName } })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(
      and(
        inArray(auditEntries.action, [...auditedOrderActions]),
        sql`${auditEntries.details} ->> 'order' = ${orderNumber(order.id)}`,
      ),
    )
    .orderBy(asc(auditEntries.id))
  const moves = new Set(history.map(({ at }) => at.getTime()))
  return rows
    .filter(({ entry }) => !moves.has(entry.at.getTime()))
    .map(({ entry, actor }) => ({
      action: entry.action as AuditedOrderAction,
      at: entry.at.toISOString(),
      name: (actor && personName(actor)) || null,
    }))
}

/** Payments that were captured and returned completely. */
export async function findReturned(db: Database, orderId: number): Promise<AdminOrder['returned']> {
  const rows = await db
    .select({ payment: payments, method: paymentMethods.name, refund: refunds })
    .from(payments)
    .leftJoin(paymentMethods, eq(paymentMethods.key, payments.method))
    .leftJoin(refunds, and(eq(refunds.paymentId, payments.id), eq(refunds.kind, 'orphan')))
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'returned')))
    .orderBy(asc(payments.id))
  return rows.map(({ payment, method, refund }) => {
    const { id, amount, currency, captured, capturedCurrency, paidAt } = payment
    return {
      id,
      method: method ?? payment.method,
      paid_at: paidAt?.toISOString() ?? null,
      asked: { amount: toMajor(amount), currency },
      captured: { amount: toMajor(captured ?? amount), currency: capturedCurrency ?? currency },
      refund: refund && { id: refund.id, at: refund.createdAt.toISOString(), state: refund.state },
    }
  })
}

/** Payments of which something went back without the shop. */
async function findOutsideRefunds(db: Database, orderId: number): Promise<AdminOrder['outside_refunds']> {
  const rows = await db
    .select({ payment: payments, method: paymentMethods.name, unbooked })
    .from(payments)
    .leftJoin(paymentMethods, eq(paymentMethods.key, payments.method))
    .where(and(eq(payments.orderId, orderId), isNotNull(payments.outsideAt)))
    .orderBy(asc(payments.id))
  return rows.map(({ payment, method, unbooked: rest }) => ({
    id: payment.id,
    method: method ?? payment.method,
    charged_back: toMajor(payment.chargedBack),
    refunded_outside: toMajor(payment.refundedOutside),
    unbooked: toMajor(rest),
    currency: payment.capturedCurrency ?? payment.currency,
    at: payment.outsideAt!.toISOString(),
  }))
}

/** The method chosen in the checkout, if another one was used. */
export async function chosenMethod(db: Database, { order, payment }: WholeOrder): Promise<string | null> {
  if (!payment || payment.method === order.paymentMethod) return null
  const [known] = await db
    .select({ name: paymentMethods.name })
    .from(paymentMethods)
    .where(eq(paymentMethods.key, order.paymentMethod))
  return known?.name ?? order.paymentMethod
}
