import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { RecallRequest } from '#contract/recalls.ts'
import { recallEmailsAtOnce } from '#domain/orders/recalls.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import { blockBatch } from '#server/catalogue/stock/block-batch.ts'
import { stockBatches } from '#server/catalogue/stock/tables.ts'
import type { Ctx, Deps, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { locks } from '#server/platform/locks.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { findAffected } from './find-affected.ts'
import { messageOf } from './preview-recall.ts'
import { recallRecipients, recalls } from './tables.ts'

type Sending = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'jobs' | 'now' | 'region'>

/**
 * Records a recall with the recipients of its preview, and queues their emails. The same preview is sent once, even if
 * another admin sends it again; if the recipients have changed since, it is refused. In the caller's transaction.
 */
export async function sendRecall(
  ctx: Sending,
  { fingerprint, block, ...draft }: z.output<typeof RecallRequest>,
): Promise<number> {
  const { db, actor, jobs, now } = ctx
  // One at a time: the second finds what the first has sent.
  await db.execute(sql`SELECT pg_advisory_xact_lock(${locks.recall})`)
  const [known] = await db
    .select({ id: recalls.id })
    .from(recalls)
    .where(eq(recalls.fingerprint, fingerprint))
  if (known) return known.id
  await refuseForeignBatch(db, draft)
  const { people, ...affected } = await findAffected(ctx, draft)
  if (people.length === 0) return refuse('recall-empty')
  if (affected.fingerprint !== fingerprint) return refuse('recall-changed')
  const [recall] = await db
    .insert(recalls)
    .values({ ...messageOf(draft), fingerprint, adminId: actor.id, sentAt: now })
    .returning({ id: recalls.id })
  const recallId = recall!.id
  for (let from = 0; from < people.length; from += insertedAtOnce)
    await db
      .insert(recallRecipients)
      .values(people.slice(from, from + insertedAtOnce).map((person) => ({ ...person, recallId })))
  if (block && draft.batch_id !== null) await blockBatch(ctx, draft.batch_id)
  await jobs.enqueue(db, 'recall', { recall_id: recallId })
  await recordAudit(ctx, {
    action: 'recall-sent',
    subjectId: null,
    details: { recall: recallId, people: people.length },
  })
  return recallId
}

const insertedAtOnce = 1000

async function refuseForeignBatch(
  db: Database,
  {
    batch_id: batchId,
    product_variant_id: variantId,
  }: Pick<z.output<typeof RecallRequest>, 'batch_id' | 'product_variant_id'>,
): Promise<void> {
  if (batchId === null) return
  const [batch] = await db.select().from(stockBatches).where(eq(stockBatches.id, batchId))
  if (batch?.variantId !== variantId) return refuse('not-found')
}

/**
 * Queues the emails of a recall, some at a time: after a crash it continues with those not queued yet, and each email is
 * sent once even if its job runs twice.
 */
export async function queueRecallEmails(
  { db, jobs, clock }: Pick<Deps, 'clock' | 'db' | 'jobs'>,
  recallId: number,
): Promise<void> {
  for (let hasMore = true; hasMore; )
    hasMore = await transact(db, async (tx) => {
      const waiting = await tx
        .select()
        .from(recallRecipients)
        .where(and(eq(recallRecipients.recallId, recallId), isNull(recallRecipients.queuedAt)))
        .orderBy(asc(recallRecipients.id))
        .limit(recallEmailsAtOnce)
        .for('update')
      for (const { id, userId } of waiting) {
        await queueEmail({ db: tx, jobs }, { template: 'recall', user_id: userId, recipient_id: id })
        await tx.update(recallRecipients).set({ queuedAt: clock() }).where(eq(recallRecipients.id, id))
      }
      return waiting.length === recallEmailsAtOnce
    })
}
