import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { MessagePage, MessageQuery, MessageRow } from '#contract/messages.ts'
import { isSameAddress } from '#domain/accounts/email.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { orderNumber, readOrderNumber } from '#domain/orders/states.ts'
import { users } from '#server/accounts/tables.ts'
import { orders } from '#server/orders/tables.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { offsetOf, totalsOf } from '#server/platform/paging.ts'
import { refuse } from '#server/platform/problems.ts'
import { hasAllWords } from '#server/platform/word-filter.ts'
import { contactMessages } from './tables.ts'

type StoredMessage = typeof contactMessages.$inferSelect

const isOpen = isNull(contactMessages.closedAt)
const isClosed = isNotNull(contactMessages.closedAt)

/** Open messages, those that wait longest first, or closed ones, the latest first. */
export async function listMessages(
  db: Database,
  wanted: z.output<typeof MessageQuery>,
): Promise<MessagePage> {
  const found = matching(wanted.query)
  const [open, closed, rows] = await Promise.all([
    db.$count(contactMessages, and(isOpen, found)),
    db.$count(contactMessages, and(isClosed, found)),
    db
      .select()
      .from(contactMessages)
      .where(and(wanted.state === 'open' ? isOpen : isClosed, found))
      .orderBy(wanted.state === 'open' ? asc(contactMessages.id) : desc(contactMessages.closedAt))
      .limit(wanted.limit)
      .offset(offsetOf(wanted)),
  ])
  const counts = { open, closed }
  return { data: rows.map(presentRow), ...totalsOf(wanted, counts[wanted.state]), counts }
}

function matching(query: string): SQL | undefined {
  if (query === '') return undefined
  const orderId = readOrderNumber(query)
  return orderId === undefined
    ? hasAllWords(sql`${contactMessages.email}`, query)
    : eq(contactMessages.orderId, orderId)
}

const closers = alias(users, 'closers')

export async function readMessage({ db, sealing }: Pick<Ctx, 'db' | 'sealing'>, id: number) {
  const [row] = await db
    .select({
      message: getTableColumns(contactMessages),
      order: { id: orders.id, userId: orders.userId, email: orders.email },
      closer: { first_name: closers.firstName, last_name: closers.lastName },
    })
    .from(contactMessages)
    .leftJoin(orders, eq(orders.id, contactMessages.orderId))
    .leftJoin(closers, eq(closers.id, contactMessages.closedBy))
    .where(eq(contactMessages.id, id))
  if (!row) return refuse('not-found')
  const { message, order, closer } = row
  const isSenders = (of: NonNullable<typeof order>) =>
    of.userId === null ? isSameAddress(message.email, of.email) : of.userId === message.userId
  return {
    ...presentRow(message),
    subjectId: message.userId,
    message: sealing.open(message.sealedMessage),
    answer: message.sealedAnswer === null ? null : sealing.open(message.sealedAnswer),
    user_id: message.userId,
    order: order && { id: order.id, number: orderNumber(order.id), is_senders: isSenders(order) },
    closed_by: (closer && personName(closer)) || null,
  }
}

/** For Today: how many wait, and those that wait longest. */
export async function findOpenMessages(db: Database, { limit }: { limit: number }) {
  const [count, rows] = await Promise.all([
    db.$count(contactMessages, isOpen),
    db.select().from(contactMessages).where(isOpen).orderBy(asc(contactMessages.id)).limit(limit),
  ])
  return {
    count,
    oldest: rows.map(({ id, name, orderText, receivedAt }) => ({ id, name, orderText, receivedAt })),
  }
}

function presentRow(row: StoredMessage): MessageRow {
  return {
    id: row.id,
    topic: row.topic,
    name: row.name,
    email: row.email,
    language: row.language,
    order_number: row.orderText,
    received_at: row.receivedAt.toISOString(),
    closed_at: row.closedAt?.toISOString() ?? null,
    is_answered: row.sealedAnswer !== null,
  }
}
