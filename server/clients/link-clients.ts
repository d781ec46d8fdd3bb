import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { writtenAddress } from '#domain/accounts/email.ts'
import { consentTextVersion } from '#domain/clients/consent.ts'
import { users } from '#server/accounts/tables.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { locks } from '#server/platform/locks.ts'
import { listedAddresses, sameAddress } from '#server/platform/same-address.ts'
import { hasRefused } from './consent/refuse-withdrawn.ts'
import { clientConsents, clients } from './tables.ts'

/** Until the transaction ends, nobody else can share with this address for the first time, or confirm it. */
export async function lockAddress(tx: Database, email: string): Promise<void> {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(${locks.address}, hashtext(lower(${writtenAddress(email)})))`,
  )
}

/** The same for many at once; in one order, so that two imports do not wait for each other. */
export async function lockAddresses(tx: Database, emails: readonly string[]): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${locks.address}, address.hash) FROM (
    SELECT DISTINCT hashtext(lower(listed.email)) AS hash FROM ${listedAddresses(emails)} ORDER BY hash) AS address`)
}

/** Links a user to the clients with the address they have confirmed. Doing so after an email to it accepts them. */
export async function linkClients(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  await lockAddress(db, email)
  const linked = await db
    .update(clients)
    .set({
      userId,
      linkedAt: now,
      acceptedAt: sql`CASE WHEN ${clients.emailedAt} IS NOT NULL THEN ${now.toISOString()}::timestamptz END`,
    })
    .where(and(sameAddress(clients.email, email), isNull(clients.userId)))
    .returning({ id: clients.id })
  const ids = linked.map(({ id }) => id)
  if (ids.length > 0) await hideRefused({ db, now }, ids)
}

/** Those who withdrew from a practitioner under another address have not changed their mind. */
async function hideRefused({ db, now }: Pick<Ctx, 'db' | 'now'>, ids: readonly number[]): Promise<void> {
  const { practitionerId, userId } = clients
  const hidden = await db
    .update(clients)
    .set({ withdrawnAt: now, acceptedAt: null })
    .where(and(inArray(clients.id, ids), hasRefused({ practitionerId, userId })))
    .returning({ clientId: clients.id })
  if (hidden.length === 0) return
  const said = { step: 'withdrawn', textVersion: consentTextVersion, takenAt: now } as const
  await db.insert(clientConsents).values(hidden.map((client) => ({ ...client, ...said })))
}

const isConfirmed = and(isNotNull(users.activatedAt), isNull(users.erasedAt))!

/** The user who confirmed the address. Must not be revealed to anyone who shares. */
export async function findConfirmedUserId(tx: Database, email: string): Promise<number | null> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(sameAddress(users.email, email), isConfirmed))
  return user?.id ?? null
}

/** The same for many at once, by the address as written in the list. */
export async function findConfirmedUserIds(
  tx: Database,
  emails: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await tx.execute<{ email: string; id: number }>(sql`
    SELECT listed.email, users.id FROM ${listedAddresses(emails)}
    JOIN users ON ${sameAddress(users.email, sql`listed.email`)}
    WHERE ${isConfirmed}`)
  return new Map(found.map(({ email, id }) => [email, id]))
}
