import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type {
  OwnReactions,
  Reaction,
  ReactionPage,
  ReactionQuery,
  ReactionRow,
  SharedReaction,
} from '#contract/reactions.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { orderNumber } from '#domain/orders/states.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import { users } from '#server/accounts/tables.ts'
import { logRead } from '#server/clients/consent/log-reads.ts'
import { clients } from '#server/clients/tables.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { offsetOf, totalsOf } from '#server/platform/paging.ts'
import { refuse } from '#server/platform/problems.ts'
import { findSentBatches } from '../batches/find-sent-batches.ts'
import { orderLines } from '../tables.ts'
import { openReport } from './sealed-report.ts'
import { adverseReactions } from './tables.ts'

type Reading = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'sealing'>

/** Somebody's own reports, latest first. */
export async function listOwnReactions({ db, actor, sealing }: Reading): Promise<OwnReactions> {
  const rows = await selectReactions(db, eq(adverseReactions.userId, actor.id))
  return {
    data: rows.map((row) => ({
      ...about(row),
      ...openReport(sealing, row.reaction.sealedReport),
      practitioner: nameOf(row.practitioner),
    })),
  }
}

/** Takes back the consent: nothing of the report is left. */
export async function deleteOwnReaction(
  { db, actor }: Pick<Ctx<SignedIn>, 'actor' | 'db'>,
  id: number,
): Promise<void> {
  const own = and(eq(adverseReactions.id, id), eq(adverseReactions.userId, actor.id))
  const deleted = await db.delete(adverseReactions).where(own).returning({ id: adverseReactions.id })
  if (deleted.length === 0) return refuse('not-found')
}

const isOpen = isNull(adverseReactions.handledAt)

export async function listReactions(
  db: Database,
  wanted: z.output<typeof ReactionQuery>,
): Promise<ReactionPage> {
  const condition = wanted.state === 'open' ? isOpen : isNotNull(adverseReactions.handledAt)
  const [open, handled, rows] = await Promise.all([
    db.$count(adverseReactions, isOpen),
    db.$count(adverseReactions, isNotNull(adverseReactions.handledAt)),
    selectReactions(db, condition).limit(wanted.limit).offset(offsetOf(wanted)),
  ])
  return {
    data: rows.map(presentRow),
    ...totalsOf(wanted, wanted.state === 'open' ? open : handled),
    counts: { open, handled },
  }
}

/** The whole report; that an admin read it is recorded. */
export async function openReaction(ctx: Reading & Pick<Ctx<SignedIn>, 'now'>, id: number): Promise<Reaction> {
  const { db, sealing } = ctx
  const [row] = await selectReactions(db, eq(adverseReactions.id, id))
  if (!row) return refuse('not-found')
  const { userId, orderLineId, sealedReport } = row.reaction
  await recordAudit(ctx, { action: 'reaction-opened', subjectId: userId, details: { reaction: id } })
  return {
    ...presentRow(row),
    ...openReport(sealing, sealedReport),
    client: { id: userId, name: nameOf(row.reporter) ?? '', email: row.reporter?.email ?? '' },
    batches: await batchesOf(db, orderLineId),
    practitioner: nameOf(row.practitioner),
    handled_by: nameOf(row.handler),
  }
}

/** Once; that it was handled again changes nothing. */
export async function handleReaction(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  id: number,
): Promise<ReactionRow> {
  const { db, actor, now } = ctx
  const handled = await db
    .update(adverseReactions)
    .set({ handledAt: now, handledBy: actor.id })
    .where(and(eq(adverseReactions.id, id), isOpen))
    .returning({ userId: adverseReactions.userId })
  for (const { userId } of handled)
    await recordAudit(ctx, { action: 'reaction-handled', subjectId: userId, details: { reaction: id } })
  const [row] = await selectReactions(db, eq(adverseReactions.id, id))
  return row ? presentRow(row) : refuse('not-found')
}

/** As long as the client lets the practitioner read their record, who sees that it was read. */
export async function openSharedReaction(
  ctx: Reading & Pick<Ctx<SignedIn>, 'now' | 'region'>,
  id: number,
): Promise<SharedReaction> {
  const { db, actor, now, sealing } = ctx
  const [row] = await selectReactions(
    db,
    and(eq(adverseReactions.id, id), eq(adverseReactions.practitionerId, actor.id), isStillShared),
  )
  if (!row?.client) return refuse('not-found')
  const { id: clientId, firstName, lastName } = row.client
  await logRead(ctx, clientId)
  await db
    .update(adverseReactions)
    .set({ seenByPractitionerAt: now })
    .where(and(eq(adverseReactions.id, id), isNull(adverseReactions.seenByPractitionerAt)))
  return {
    ...about(row),
    ...openReport(sealing, row.reaction.sealedReport),
    client: { id: clientId, name: personName({ first_name: firstName, last_name: lastName }) },
    batches: await batchesOf(db, row.reaction.orderLineId),
  }
}

type Unseen = { id: number; client: { id: number; first_name: string; last_name: string } }

/** Reports that a practitioner has not read yet, oldest first. */
export async function findUnseenReactions(
  db: Database,
  { practitionerId, limit }: { practitionerId: number; limit: number },
): Promise<Unseen[]> {
  const rows = await db
    .select({ id: adverseReactions.id, client: clients })
    .from(adverseReactions)
    .innerJoin(clients, eq(clients.id, adverseReactions.clientId))
    .where(
      and(
        eq(adverseReactions.practitionerId, practitionerId),
        isNull(adverseReactions.seenByPractitionerAt),
        isStillShared,
      ),
    )
    .orderBy(adverseReactions.id)
    .limit(limit)
  return rows.map(({ id, client }) => ({
    id,
    client: { id: client.id, first_name: client.firstName, last_name: client.lastName },
  }))
}

const isStillShared = isNull(clients.withdrawnAt)
const reporters = alias(users, 'reporters')
const practitioners = alias(users, 'practitioners')
const handlers = alias(users, 'handlers')

function selectReactions(db: Database, condition: SQL | undefined) {
  return db
    .select({
      reaction: adverseReactions,
      line: { name: orderLines.name, orderId: orderLines.orderId },
      reporter: {
        first_name: reporters.firstName,
        last_name: reporters.lastName,
        email: reporters.email,
      },
      practitioner: { first_name: practitioners.firstName, last_name: practitioners.lastName },
      handler: { first_name: handlers.firstName, last_name: handlers.lastName },
      client: { id: clients.id, firstName: clients.firstName, lastName: clients.lastName },
    })
    .from(adverseReactions)
    .innerJoin(orderLines, eq(orderLines.id, adverseReactions.orderLineId))
    .leftJoin(reporters, eq(reporters.id, adverseReactions.userId))
    .leftJoin(practitioners, eq(practitioners.id, adverseReactions.practitionerId))
    .leftJoin(handlers, eq(handlers.id, adverseReactions.handledBy))
    .leftJoin(clients, eq(clients.id, adverseReactions.clientId))
    .where(condition)
    .orderBy(desc(adverseReactions.id))
    .$dynamic()
}

type Found = Awaited<ReturnType<typeof selectReactions>>[number]

function about({ reaction, line }: Found) {
  return {
    id: reaction.id,
    reported_at: reaction.reportedAt.toISOString(),
    product: line.name,
    order: { id: line.orderId, number: orderNumber(line.orderId) },
  }
}

function presentRow(row: Found): ReactionRow {
  return { ...about(row), handled_at: row.reaction.handledAt?.toISOString() ?? null }
}

function nameOf(person: { first_name: string; last_name: string } | null): string | null {
  return (person && personName(person)) || null
}

async function batchesOf(db: Database, orderLineId: number) {
  const sent = await findSentBatches(db, sql`${orderLines.id} = ${orderLineId}`)
  return (sent.get(orderLineId) ?? []).map(({ number, bestBefore }) => ({ number, best_before: bestBefore }))
}
