import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { ReadKind } from '#domain/clients/reads.ts'
import { dateOf } from '#domain/days.ts'
import { today } from '#domain/local-time.ts'
import { regionSettings } from '#domain/regions.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
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

/** For records that their practitioner removes: the clients still see who read them. Needs a transaction. */
export async function keepReadsOfRemoved(tx: Database, clientIds: readonly number[]): Promise<void> {
  const removed = inArray(clients.id, [...clientIds])
  // A read that is being logged comes first, and is kept as well.
  await tx.select({ id: clients.id }).from(clients).where(removed).orderBy(asc(clients.id)).for('update')
  await tx.execute(sql`
    INSERT INTO removed_record_reads (user_id, reader_id, kind, read_on, read_at)
    SELECT clients.user_id, reader_id, kind, read_on, read_at
    FROM client_reads JOIN clients ON clients.id = client_reads.client_id
    WHERE ${removed} AND clients.user_id IS NOT NULL
    ON CONFLICT DO NOTHING`)
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
