import { eq, sql } from 'drizzle-orm'
import type { ClientChange } from '#contract/practice.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { lockBothAddresses, type NewAddress, newAddress } from './change-address.ts'
import { changeDiscount } from './change-discount.ts'
import { keepReadsOfRemoved } from './consent/log-reads.ts'
import { lockOwnClient } from './find-clients.ts'
import { isSavedSince } from './saved-since.ts'
import { clientNotes, clients } from './tables.ts'

type Changing = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'jobs' | 'now' | 'sealing'>

/** What is not given stays as it is. */
export function changeClient(
  ctx: Changing,
  id: number,
  change: ClientChange,
): Promise<{ hasNewAddress: boolean }> {
  return transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    if (change.email !== undefined) await lockBothAddresses(txCtx, id, change.email)
    const client = await lockOwnClient(db, { id, practitionerId: ctx.actor.id })
    await changeDiscount(txCtx, client, change.discount)
    const moved: NewAddress = change.email === undefined ? {} : await newAddress(txCtx, client, change.email)
    const profile = {
      ...moved,
      ...(change.first_name !== undefined && { firstName: change.first_name }),
      ...(change.last_name !== undefined && { lastName: change.last_name }),
      ...(change.language !== undefined && { language: change.language }),
      ...(change.is_archived !== undefined && { archivedAt: archivedAt(ctx.now, change.is_archived) }),
    }
    await db
      .update(clients)
      .set({ ...profile, changedAt: ctx.now })
      .where(eq(clients.id, id))
    await saveNotes(txCtx, id, change)
    return { hasNewAddress: moved.email !== undefined }
  })
}

/** Archiving again keeps the first time. */
function archivedAt(now: Date, isArchived: boolean) {
  return isArchived ? sql`coalesce(${clients.archivedAt}, ${now.toISOString()}::timestamptz)` : null
}

/** The client has just been updated: until the end of this transaction nobody else saves notes. */
async function saveNotes(
  { db, now, sealing }: Changing,
  clientId: number,
  { notes, notes_saved_at: writtenFrom }: ClientChange,
): Promise<void> {
  if (notes === undefined) return
  const isOfClient = eq(clientNotes.clientId, clientId)
  const [latest] = await db.select({ savedAt: clientNotes.savedAt }).from(clientNotes).where(isOfClient)
  if (isSavedSince(writtenFrom, latest)) return refuse('notes-changed')
  if (notes.trim() === '') {
    await db.delete(clientNotes).where(isOfClient)
    return
  }
  const written = { sealedText: sealing.seal(notes), savedAt: now }
  await db
    .insert(clientNotes)
    .values({ clientId, ...written })
    .onConflictDoUpdate({ target: clientNotes.clientId, set: written })
}

/** Deletes the client with notes, history and shares. Who read the record stays, and their orders without the client. */
export async function removeClient(
  { db, actor }: Pick<Ctx<SignedIn>, 'actor' | 'db'>,
  id: number,
): Promise<void> {
  await transact(db, async (tx) => {
    await lockOwnClient(tx, { id, practitionerId: actor.id })
    await keepReadsOfRemoved(tx, [id])
    await tx.delete(clients).where(eq(clients.id, id))
  })
}
