import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { OwnReactions, ReactionPage, ReactionQuery, ReactionRow } from '#contract/reactions.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { orderNumber } from '#domain/orders/states.ts'
import { users } from '#server/accounts/tables.ts'
import { clients } from '#server/clients/tables.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { offsetOf, totalsOf } from '#server/platform/paging.ts'
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
      practitioner: nameOrNull(row.practitioner),
    })),
  }
}

/** Nobody has handled it yet. */
export const isOpen = isNull(adverseReactions.handledAt)

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

/** The client lets the practitioner read their record. */
export const isStillShared = isNull(clients.withdrawnAt)
const reporters = alias(users, 'reporters')
const practitioners = alias(users, 'practitioners')
const handlers = alias(users, 'handlers')

export function selectReactions(db: Database, condition: SQL | undefined) {
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

export function about({ reaction, line }: Found) {
  return {
    id: reaction.id,
    reported_at: reaction.reportedAt.toISOString(),
    product: line.name,
    order: { id: line.orderId, number: orderNumber(line.orderId) },
  }
}

export function presentRow(row: Found): ReactionRow {
  return { ...about(row), handled_at: row.reaction.handledAt?.toISOString() ?? null }
}

export function nameOrNull(person: { first_name: string; last_name: string } | null): string | null {
  return (person && personName(person)) || null
}
