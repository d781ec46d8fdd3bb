import { asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Recall, RecallBatches, RecallDetail, RecallPage, RecallRecipient } from '#contract/recalls.ts'
import { personName } from '#domain/accounts/person-name.ts'
import type { Language } from '#domain/languages.ts'
import { users } from '#server/accounts/tables.ts'
import { presentBatch } from '#server/catalogue/stock/find-stock.ts'
import { findBatches } from '#server/catalogue/stock/send-from-batches.ts'
import { shopDate } from '#server/catalogue/stock/shop-date.ts'
import { stockBatches } from '#server/catalogue/stock/tables.ts'
import { variants } from '#server/catalogue/tables.ts'
import { findUnsoldVariants } from '#server/catalogue/unsold-variants.ts'
import type { Ctx } from '#server/platform/context.ts'
import { csvText } from '#server/platform/csv.ts'
import type { Database } from '#server/platform/database.ts'
import { offsetOf, type Page, totalsOf } from '#server/platform/paging.ts'
import { refuse } from '#server/platform/problems.ts'
import { shippedBatches } from '../batches/tables.ts'
import { presentPerson } from './preview-recall.ts'
import { recallRecipients, recalls } from './tables.ts'

type Reading = { db: Database; language: Language }

/** Latest first. */
export async function listRecalls({ db, language }: Reading, page: Page): Promise<RecallPage> {
  const [total, rows] = await Promise.all([
    db.$count(recalls),
    selectRecalls(db).orderBy(desc(recalls.id)).limit(page.limit).offset(offsetOf(page)),
  ])
  return { data: await presentRecalls({ db, language }, rows), ...totalsOf(page, total) }
}

export async function getRecall({ db, language }: Reading, id: number): Promise<RecallDetail> {
  const rows = await selectRecalls(db).where(eq(recalls.id, id))
  const [recall] = await presentRecalls({ db, language }, rows)
  if (!recall) return refuse('not-found')
  const recipients = await db
    .select()
    .from(recallRecipients)
    .where(eq(recallRecipients.recallId, id))
    .orderBy(asc(recallRecipients.id))
  return { ...recall, recipients: recipients.map(presentRecipient) }
}

/** Who was written to and when. */
export function recipientsCsv({ recipients }: RecallDetail): string {
  const columns = ['reader', 'name', 'email', 'language', 'orders', 'state', 'written_at'] as const
  const rows = recipients.map((person) => ({
    ...person,
    orders: person.orders.join(' '),
    written_at: person.written_at ?? '',
  }))
  return csvText(rows, columns)
}

/** All batches of a variant, also those of which nothing is left. */
export async function listRecallBatches(
  { db, now, region }: Pick<Ctx, 'db' | 'now' | 'region'>,
  variantId: number,
): Promise<RecallBatches> {
  const batches = (await findBatches(db, [variantId])).get(variantId) ?? []
  const sent = await sumOfPacks(
    db,
    batches.map(({ id }) => id),
  )
  const date = shopDate(region, now)
  return { data: batches.map((batch) => ({ ...presentBatch(batch, date), sent: sent.get(batch.id) ?? 0 })) }
}

async function sumOfPacks(db: Database, batchIds: readonly number[]): Promise<Map<number, number>> {
  if (batchIds.length === 0) return new Map()
  const rows = await db
    .select({
      id: shippedBatches.batchId,
      packs: sql<number>`sum(${shippedBatches.quantity})`.mapWith(Number),
    })
    .from(shippedBatches)
    .where(inArray(shippedBatches.batchId, [...batchIds]))
    .groupBy(shippedBatches.batchId)
  return new Map(rows.map(({ id, packs }) => [id, packs]))
}

function selectRecalls(db: Database) {
  const counted = (condition: SQL | undefined) =>
    sql<number>`(${db.select({ count: count() }).from(recallRecipients).where(condition)})`.mapWith(Number)
  return db
    .select({
      recall: recalls,
      sku: variants.sku,
      batch: stockBatches.number,
      admin: { first_name: users.firstName, last_name: users.lastName },
      people: counted(sql`${recallRecipients.recallId} = ${recalls.id}`),
      written: counted(
        sql`${recallRecipients.recallId} = ${recalls.id} AND ${recallRecipients.writtenAt} IS NOT NULL`,
      ),
    })
    .from(recalls)
    .innerJoin(variants, eq(variants.id, recalls.variantId))
    .leftJoin(stockBatches, eq(stockBatches.id, recalls.batchId))
    .leftJoin(users, eq(users.id, recalls.adminId))
    .$dynamic()
}

async function presentRecalls(
  { db, language }: Reading,
  rows: Awaited<ReturnType<typeof selectRecalls>>,
): Promise<Recall[]> {
  const known = await findUnsoldVariants(
    db,
    rows.map(({ recall }) => recall.variantId),
    language,
  )
  return rows.map(({ recall, sku, batch, admin, people, written }) => ({
    id: recall.id,
    product: known.get(recall.variantId)?.name ?? sku,
    sku,
    batch,
    sent_from: recall.sentFrom,
    sent_until: recall.sentUntil,
    reason: recall.reason,
    action: recall.action,
    details: recall.details,
    by: (admin && personName(admin)) || null,
    at: recall.sentAt.toISOString(),
    people,
    written,
  }))
}

function presentRecipient(row: typeof recallRecipients.$inferSelect): RecallRecipient {
  const { id, email, writtenAt, refusedAt } = row
  const state = writtenAt ? 'written' : refusedAt ? 'refused' : email === '' ? 'erased' : 'waiting'
  return { ...presentPerson(row), id, state, written_at: writtenAt?.toISOString() ?? null }
}
