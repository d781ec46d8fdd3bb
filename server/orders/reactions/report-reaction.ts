import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { NewReaction, ReactionProducts } from '#contract/reactions.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { dayOf, hasBegunSomewhere } from '#domain/days.ts'
import { reactionsMaximum } from '#domain/orders/reactions.ts'
import { orderNumber } from '#domain/orders/states.ts'
import { lockUser } from '#server/accounts/lock-user.ts'
import { users } from '#server/accounts/tables.ts'
import { clients } from '#server/clients/tables.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { refuse } from '#server/platform/problems.ts'
import { orderLines, orders } from '../tables.ts'
import { sealReport } from './sealed-report.ts'
import { adverseReactions } from './tables.ts'

type Reporting = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'jobs' | 'now' | 'sealing'>

/**
 * Saves what happened with a product that somebody received; the admins are told that something has arrived, and the
 * practitioner if the client wants exactly this one to read it. In the caller's transaction.
 */
export async function reportReaction(ctx: Reporting, asked: z.output<typeof NewReaction>): Promise<number> {
  const { actor, db, now, sealing } = ctx
  const { description, severity, outcome, began_on: beganOn, others } = asked
  if (beganOn !== null && !hasBegunSomewhere(dayOf(beganOn), now))
    return refuse('invalid-input', { began_on: ['invalid'] })
  // One after another, so that no two count the same.
  await lockUser(db, actor.id)
  const condition = and(eq(orderLines.id, asked.order_line_id), eq(orders.userId, actor.id))
  const [line] = await selectLines(db).where(and(condition, gt(orderLines.shipped, 0)))
  if (!line) return refuse('not-found')
  const known = await db.$count(adverseReactions, eq(adverseReactions.orderLineId, line.id))
  if (known >= reactionsMaximum) return refuse('reaction-exists')
  const reader = asked.share_with_practitioner ? line.client : null
  const isShared = reader !== null && (asked.client_id ?? reader.id) === reader.id
  const [saved] = await db
    .insert(adverseReactions)
    .values({
      userId: actor.id,
      orderLineId: line.id,
      sealedReport: sealReport(sealing, { description, severity, outcome, beganOn, others }),
      consentedAt: now,
      reportedAt: now,
      ...(isShared && { practitionerId: reader.practitionerId, clientId: reader.id }),
    })
    .returning()
  const { id, practitionerId } = saved!
  await notifyAdmins(ctx, id)
  if (practitionerId !== null)
    await queueEmail(ctx, { template: 'reaction-shared', user_id: practitionerId, reaction_id: id })
  return id
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

/** The products of an own order that were sent, and the practitioner who could be told. */
export async function listReactionProducts(
  { db, actor }: Pick<Ctx<SignedIn>, 'actor' | 'db'>,
  orderId: number,
): Promise<ReactionProducts> {
  const condition = and(eq(orders.id, orderId), eq(orders.userId, actor.id))
  const [order] = await db.select({ id: orders.id }).from(orders).where(condition)
  if (!order) return refuse('not-found')
  const lines = await selectLines(db)
    .where(and(condition, gt(orderLines.shipped, 0)))
    .orderBy(asc(orderLines.position))
  return {
    order_number: orderNumber(orderId),
    data: lines.map(({ id, name, client, practitioner }) => ({
      order_line_id: id,
      name,
      practitioner: (client && practitioner && personName(practitioner)) || null,
      client_id: client?.id ?? null,
    })),
  }
}

/** Lines, with their client as long as the client lets the practitioner read their record. */
function selectLines(db: Database) {
  return db
    .select({
      id: orderLines.id,
      name: orderLines.name,
      client: { id: clients.id, practitionerId: clients.practitionerId },
      practitioner: { first_name: users.firstName, last_name: users.lastName },
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(
      clients,
      and(
        eq(clients.id, orderLines.clientId),
        eq(clients.userId, orders.userId),
        eq(clients.practitionerId, orderLines.practitionerId),
        isNull(clients.withdrawnAt),
      ),
    )
    .leftJoin(users, eq(users.id, clients.practitionerId))
    .$dynamic()
}

async function notifyAdmins(ctx: Reporting, reactionId: number): Promise<void> {
  const admins = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userTypeId, userTypes.admin), isNull(users.deactivatedAt), isNull(users.erasedAt)))
  for (const { id } of admins)
    await queueEmail(ctx, { template: 'reaction-reported', user_id: id, reaction_id: reactionId })
}
