import { and, asc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import type { Attestations } from '#contract/consent.ts'
import { consentTextVersion } from '#domain/clients/consent.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { clientConsents, clients } from '../tables.ts'

/** The most that are listed at a time: nobody states it for more at once. */
const maxListed = 500

const withoutSteps = (db: Database) =>
  and(
    isNull(clients.withdrawnAt),
    notExists(
      db
        .select({ id: clientConsents.id })
        .from(clientConsents)
        .where(eq(clientConsents.clientId, clients.id)),
    ),
  )

/** A practitioner states that their clients agreed: once, when they invite or import them or share with them. */
export async function attestOnce(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  clientIds: readonly number[],
): Promise<void> {
  await db.execute(sql`
    INSERT INTO client_consents (client_id, step, text_version, taken_at)
    SELECT id, 'attested', ${consentTextVersion}, ${now.toISOString()}::timestamptz FROM clients
    WHERE id = ANY(${sql.param(clientIds)}::integer[])
      AND NOT EXISTS (SELECT FROM client_consents WHERE client_id = clients.id)`)
}

/** The same of somebody with another address, who may be another person: what was stated before does not count. */
export async function attestAnew(ctx: Pick<Ctx, 'db' | 'now'>, clientId: number): Promise<void> {
  await ctx.db.delete(clientConsents).where(eq(clientConsents.clientId, clientId))
  await attestOnce(ctx, [clientId])
}

/** Clients from before such statements, of whom nothing was stated since. */
export async function listUnattested({
  db,
  actor,
}: Pick<Ctx<SignedIn>, 'actor' | 'db'>): Promise<Attestations> {
  const condition = and(eq(clients.practitionerId, actor.id), withoutSteps(db))
  const rows = await db
    .select({
      id: clients.id,
      first_name: clients.firstName,
      last_name: clients.lastName,
      email: clients.email,
    })
    .from(clients)
    .where(condition)
    .orderBy(asc(clients.lastName), asc(clients.firstName), asc(clients.id))
    .limit(maxListed)
  return { data: rows, total_results: await db.$count(clients, condition) }
}

/** For clients from before such statements. Those already stated stay as they are; others' clients are not found. */
export function attestClients(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  clientIds: readonly number[],
): Promise<Attestations> {
  const ids = [...new Set(clientIds)]
  return transact(ctx.db, async (db) => {
    const own = await db
      .select({ id: clients.id })
      .from(clients)
      .where(
        and(eq(clients.practitionerId, ctx.actor.id), inArray(clients.id, ids), isNull(clients.withdrawnAt)),
      )
      .orderBy(asc(clients.id))
      .for('no key update')
    if (own.length < ids.length) return refuse('not-found')
    await attestOnce({ ...ctx, db }, ids)
    return listUnattested({ ...ctx, db })
  })
}
