import { asc, eq } from 'drizzle-orm'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { toMajor } from '#domain/money.ts'
import { mayProcess, mayShip } from '#domain/orders/handling.ts'
import { packsToShip } from '#domain/orders/packs.ts'
import { isPaid } from '#domain/orders/states.ts'
import { users } from '#server/accounts/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { orderNotes, orders } from '../tables.ts'
import { troubleOf } from './admin-shelves.ts'
import { chosenMethod, findDeeds, findReturned } from './desk-facts.ts'
import type { WholeOrder } from './order-parts.ts'
import { findPractitionerNames } from './practitioner-names.ts'
import { presentOrder, type Showing } from './present-order.ts'

/** With what admins alone see: notes, and who did what. */
export async function presentAdminOrder(
  db: Database,
  whole: WholeOrder,
  showing: Showing,
): Promise<AdminOrder> {
  const { order, history, shipments } = whole
  const [notes, deeds, returned, [trouble], chosen, practitioners] = await Promise.all([
    notesOf(db, order.id),
    findDeeds(db, whole),
    findReturned(db, order.id),
    db.select({ trouble: troubleOf }).from(orders).where(eq(orders.id, order.id)),
    chosenMethod(db, whole),
    findPractitionerNames(db, [whole]),
  ])
  const handled = handledOf(whole)
  const presented = presentOrder(whole, showing)
  return {
    ...presented,
    history: presented.history.map((step, at) => ({ ...step, name: history[at]?.name ?? null })),
    refunds: presented.refunds.map((refund, at) => ({ ...refund, reason: whole.refunds[at]!.reason })),
    tries: whole.payments.map(({ id, method, known, state, createdAt }) => ({
      ...{ id, method: known?.name ?? method, state },
      begun_at: createdAt.toISOString(),
    })),
    returned,
    deeds,
    trouble: trouble?.trouble ?? null,
    chosen_method: chosen,
    user_id: order.userId,
    client: clientOf(whole),
    practitioner: practitioners.get(order.id) ?? null,
    notes,
    can_process: mayProcess(handled),
    can_ship: mayShip(handled),
    can_deliver: shipments.some(({ deliveredAt }) => deliveredAt === null),
    refundable: isPaid(order.state) ? toMajor(order.total - order.refunded) : 0,
  }
}

export function clientOf({ order: { address } }: Pick<WholeOrder, 'order'>): string {
  return personName(address)
}

export function handledOf({ order, lines, history }: WholeOrder) {
  const left = lines.reduce((sum, line) => sum + packsToShip(line), 0)
  return { state: order.state, steps: history.map(({ to }) => to), left }
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
