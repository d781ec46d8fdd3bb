import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Reaction, SharedReaction } from '#contract/reactions.ts'
import { nameOf } from '#domain/accounts/person-name.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import { logRead } from '#server/clients/consent/log-reads.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { findSentBatches } from '../batches/find-sent-batches.ts'
import { orderLines } from '../tables.ts'
import { about, isStillShared, nameOrNull, presentRow, selectReactions } from './find-reactions.ts'
import { openReport } from './sealed-report.ts'
import { adverseReactions } from './tables.ts'

type Opening = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'sealing'>

/** The whole report; that an admin read it is recorded. */
export function openReaction(ctx: Opening, id: number): Promise<Reaction> {
  return transact(ctx.db, async (db) => {
    const [row] = await selectReactions(db, eq(adverseReactions.id, id))
    if (!row) return refuse('not-found')
    const { userId, orderLineId, sealedReport } = row.reaction
    const details = { reaction: id }
    await recordAudit({ ...ctx, db }, { action: 'reaction-opened', subjectId: userId, details })
    return {
      ...presentRow(row),
      ...openReport(ctx.sealing, sealedReport),
      client: { id: userId, name: nameOrNull(row.reporter) ?? '', email: row.reporter?.email ?? '' },
      batches: await batchesOf(db, orderLineId),
      practitioner: nameOrNull(row.practitioner),
      handled_by: nameOrNull(row.handler),
    }
  })
}

/** As long as the client lets the practitioner read their record, who sees that it was read. */
export function openSharedReaction(
  ctx: Opening & Pick<Ctx<SignedIn>, 'region'>,
  id: number,
): Promise<SharedReaction> {
  const { actor, now, sealing } = ctx
  return transact(ctx.db, async (db) => {
    const [row] = await selectReactions(
      db,
      and(eq(adverseReactions.id, id), eq(adverseReactions.practitionerId, actor.id), isStillShared),
    )
    if (!row?.client) return refuse('not-found')
    const { id: clientId } = row.client
    await logRead({ ...ctx, db }, clientId)
    await db
      .update(adverseReactions)
      .set({ seenByPractitionerAt: now })
      .where(and(eq(adverseReactions.id, id), isNull(adverseReactions.seenByPractitionerAt)))
    return {
      ...about(row),
      ...openReport(sealing, row.reaction.sealedReport),
      client: { id: clientId, name: nameOf(row.client) },
      batches: await batchesOf(db, row.reaction.orderLineId),
    }
  })
}

async function batchesOf(db: Database, orderLineId: number) {
  const sent = await findSentBatches(db, sql`${orderLines.id} = ${orderLineId}`)
  return (sent.get(orderLineId) ?? []).map(({ number, bestBefore }) => ({ number, best_before: bestBefore }))
}
