import { and, eq, isNull, TransactionRollbackError } from 'drizzle-orm'
import type { Registration } from '#contract/accounts.ts'
import { writtenAddress } from '#domain/accounts/email.ts'
import { homeRegionOf } from '#domain/accounts/home-region.ts'
import { type UserTypeId, userTypes } from '#domain/accounts/user-types.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Events } from '#server/platform/events.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { hashPassword, verifyPassword } from '#server/platform/passwords.ts'
import { transact } from '#server/platform/transact.ts'
import { accountRegistered } from '../events.ts'
import { findUserByEmail, type User } from '../find-users.ts'
import { findAndLockUserByEmail } from '../lock-user.ts'
import { users } from '../tables.ts'

type Entry = {
  registration: Registration
  passwordHash: string | null
  owner: User | undefined
  now: Date
  events: Events
}

/**
 * Creates an account that waits for activation; a waiting one is overwritten. If it had another password, it now has
 * none: a stranger may have registered first, and the owner of the address sets a new one by email. For an address in
 * use the same work is done and rolled back, so that response times do not reveal it. The result is for the log.
 */
export async function register(
  { db, jobs, now, events }: Pick<Ctx, 'db' | 'events' | 'jobs' | 'now'>,
  registration: Registration,
  { sends }: { sends: boolean },
): Promise<{ userId: number | null; isNew: boolean }> {
  const earlier = (await findUserByEmail(db, registration.email))?.passwordHash ?? null
  const isSame = await verifyPassword(earlier, registration.password)
  const newHash = await hashPassword(registration.password)
  const agrees = (owner: User) =>
    owner.passwordHash === earlier || !isWaiting(owner)
      ? isSame
      : verifyPassword(owner.passwordHash, registration.password)
  return transact(db, async (tx) => {
    const write = async () => {
      const owner = await findAndLockUserByEmail(tx, registration.email)
      const passwordHash = !owner || (await agrees(owner)) ? newHash : null
      return { owner, written: await tryWriting(tx, { registration, passwordHash, owner, now, events }) }
    }
    const first = await write()
    // Nothing written and no owner: another registration of this address came first, and is overwritten.
    const { owner, written } = first.owner || first.written ? first : await write()
    const known = written ?? owner
    const template = known?.activatedAt ? 'already-registered' : 'activation'
    await queueEmail({ db: tx, jobs }, { template, user_id: (sends && known?.id) || null })
    return { userId: known?.id ?? null, isNew: written !== undefined }
  })
}

const registrable: readonly UserTypeId[] = [userTypes.practitioner, userTypes.client]

function isWaiting({ activatedAt, deactivatedAt, userTypeId }: User): boolean {
  return activatedAt === null && deactivatedAt === null && registrable.includes(userTypeId)
}

const stillWaits = ({ id }: User) => and(eq(users.id, id), isNull(users.activatedAt))

type Written = { id: number; activatedAt: Date | null }

/** Undefined if nothing was saved, because the address is in use or came into use meanwhile. */
async function tryWriting(tx: Database, entry: Entry): Promise<Written | undefined> {
  const isTaken = entry.owner !== undefined && !isWaiting(entry.owner)
  try {
    return await tx.transaction(async (inner) => {
      const written = await writePerson(
        inner,
        entry,
        isTaken ? null : writtenAddress(entry.registration.email),
      )
      return isTaken ? inner.rollback() : written
    })
  } catch (error) {
    if (error instanceof TransactionRollbackError) return undefined
    throw error
  }
}

async function writePerson(
  tx: Database,
  { registration, passwordHash, owner, now, events }: Entry,
  email: string | null,
) {
  const row = {
    userTypeId: registration.user_type_id,
    email,
    passwordHash,
    firstName: registration.first_name,
    lastName: registration.last_name,
    language: registration.language,
    country: registration.country,
    homeRegion: homeRegionOf(registration.country),
    termsAcceptedAt: now,
    createdAt: now,
    passwordChangedAt: now,
  }
  const kept = { id: users.id, activatedAt: users.activatedAt }
  const [written] =
    email !== null && owner
      ? await tx.update(users).set(row).where(stillWaits(owner)).returning(kept)
      : await tx.insert(users).values(row).onConflictDoNothing().returning(kept)
  if (written) await events.publish({ db: tx, now }, accountRegistered, { userId: written.id, registration })
  return written
}
