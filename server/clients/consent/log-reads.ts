import { and, eq, isNull } from 'drizzle-orm'
import type { ReadKind } from '#domain/clients/reads.ts'
import { dateOf } from '#domain/days.ts'
import { today } from '#domain/local-time.ts'
import { regionSettings } from '#domain/regions.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { clientReads, clients } from '../tables.ts'

type Reading = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'region'>

/** Clients see who opened their record; each reader counts once a day. */
export async function logRead(ctx: Reading, clientId: number): Promise<void> {
  await keepReads(ctx, [clientId], 'opened')
}

/** Downloading the list reads everyone in it. */
export async function logDownload(ctx: Reading): Promise<void> {
  const own = await ctx.db
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.practitionerId, ctx.actor.id), isNull(clients.withdrawnAt)))
  await keepReads(
    ctx,
    own.map(({ id }) => id),
    'downloaded',
  )
}

const rowsAtOnce = 5000

async function keepReads(
  { db, actor, now, region }: Reading,
  clientIds: readonly number[],
  kind: ReadKind,
): Promise<void> {
  const readOn = dateOf(today(regionSettings[region].timeZone, now))
  for (let from = 0; from < clientIds.length; from += rowsAtOnce) {
    const rows = clientIds
      .slice(from, from + rowsAtOnce)
      .map((clientId) => ({ clientId, readerId: actor.id, kind, readOn, readAt: now }))
    await db.insert(clientReads).values(rows).onConflictDoNothing()
  }
}
