import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { ClientImport, ClientImportQuery } from '#contract/client-imports.ts'
import type { FileRow, ImportedClient } from '#domain/clients/imports/rows.ts'
import { lockUser } from '#server/accounts/lock-user.ts'
import { refuseUncertified } from '#server/accounts/refuse-uncertified.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { countSharing } from '#server/practitioners/milestones/count-sharing.ts'
import { attestOnce } from '../consent/attest.ts'
import { keepReadsOfRemoved } from '../consent/log-reads.ts'
import { findConfirmedUserIds, lockAddresses } from '../link-clients.ts'
import { markEmailed } from '../mark-emailed.ts'
import { clientImports, clients } from '../tables.ts'
import { countsOf, decideImport, digestOf } from './check-import.ts'
import { presentImport } from './list-imports.ts'

type Importing = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'jobs' | 'now'>
type Confirmed = Pick<ClientImportQuery, 'invite' | 'language'> & {
  digest: string
  fileName: string
  rows: readonly FileRow[]
}

/**
 * Imports all that the practitioner was shown, or nothing if it would be something else by now; they state that these
 * clients agreed. Sent twice, it imports once and gives the same answer.
 */
export function importClients(ctx: Importing, confirmed: Confirmed): Promise<ClientImport> {
  return transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    refuseUncertified(ctx.actor)
    // Two imports of one practitioner wait for each other here.
    await lockUser(db, ctx.actor.id)
    await lockAddresses(
      db,
      confirmed.rows.flatMap(({ cells }) => (cells ? [cells.email] : [])),
    )
    const decided = await decideImport(txCtx, confirmed.rows, confirmed)
    const isDone = confirmedImport(ctx.actor.id, confirmed.digest)
    if (digestOf(decided, confirmed) !== confirmed.digest) {
      // Importing makes its rows known ones, so that a repeated call is decided differently.
      const [done] = await db.select().from(clientImports).where(isDone)
      return done ? presentImport(done) : refuse('import-changed')
    }
    const { known, refused } = countsOf(decided)
    const added = decided.flatMap((row) => (row.outcome === 'added' ? [row.client] : []))
    if (added.length === 0) return refuse('import-empty')
    const hasInvited = confirmed.invite === 'yes'
    // The clients of an earlier import like this are gone: from now on the digest stands for the new one.
    await db
      .update(clientImports)
      .set({ digest: sql`${clientImports.digest} || '.' || ${clientImports.id}` })
      .where(isDone)
    const [made] = await db
      .insert(clientImports)
      .values({
        practitionerId: ctx.actor.id,
        fileName: confirmed.fileName,
        digest: confirmed.digest,
        added: added.length,
        known,
        refused,
        hasInvited,
        importedAt: ctx.now,
      })
      .returning()
    const created = await insertClients(txCtx, made!.id, added)
    await attestOnce(
      txCtx,
      created.map(({ id }) => id),
    )
    if (hasInvited) await invite(txCtx, created)
    return presentImport(made!)
  })
}

function confirmedImport(practitionerId: number, digest: string) {
  return and(
    eq(clientImports.practitionerId, practitionerId),
    eq(clientImports.digest, digest),
    isNull(clientImports.undoneAt),
  )
}

async function insertClients(
  { db, actor, now }: Importing,
  importId: number,
  added: readonly ImportedClient[],
): Promise<(typeof clients.$inferSelect)[]> {
  const userIds = await findConfirmedUserIds(
    db,
    added.map(({ email }) => email),
  )
  return db
    .insert(clients)
    .values(
      added.map((client) => {
        const userId = userIds.get(client.email) ?? null
        return {
          practitionerId: actor.id,
          importId,
          email: client.email,
          firstName: client.first_name,
          lastName: client.last_name,
          language: client.language,
          discountRate: client.discount_rate,
          userId,
          linkedAt: userId === null ? null : now,
          createdAt: now,
        }
      }),
    )
    .returning()
}

async function invite(ctx: Importing, created: readonly (typeof clients.$inferSelect)[]): Promise<void> {
  await countSharing(ctx, ctx.actor.id, { newShares: 0, newClients: created.length })
  await markEmailed(
    ctx,
    created.map(({ id }) => id),
  )
  for (const { id, userId } of created)
    await queueEmail(ctx, { template: 'client-invitation', user_id: userId, client_id: id })
}

/** Deletes clients of an import, and takes them off the count of invited ones. Needs a transaction. */
export async function withdrawImported(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  { id, hasInvited }: Pick<typeof clientImports.$inferSelect, 'hasInvited' | 'id'>,
  clientIds: readonly number[],
): Promise<ClientImport> {
  if (clientIds.length > 0) {
    await keepReadsOfRemoved(ctx.db, clientIds)
    await ctx.db.delete(clients).where(inArray(clients.id, [...clientIds]))
  }
  if (hasInvited) await countSharing(ctx, ctx.actor.id, { newShares: 0, newClients: -clientIds.length })
  const [undone] = await ctx.db
    .update(clientImports)
    .set({ undoneAt: ctx.now, removed: clientIds.length })
    .where(eq(clientImports.id, id))
    .returning()
  return presentImport(undone!)
}
