import { and, eq, isNotNull, type SQL } from 'drizzle-orm'
import type { Client } from '#contract/sharing.ts'
import { users } from '#server/accounts/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { sameAddress } from '#server/platform/same-address.ts'
import { clients } from './tables.ts'

export type ClientRow = typeof clients.$inferSelect

/** Other practitioners' clients are not found, nor are those who withdrew their consent. */
export async function getOwnClient(
  db: Database,
  { id, practitionerId }: { id: number; practitionerId: number },
): Promise<ClientRow> {
  const client = await findOne(db, practitionerId, eq(clients.id, id))
  return client && client.withdrawnAt === null ? client : refuse('not-found')
}

/** The same, locked until the transaction ends: until then they cannot withdraw their consent. */
export async function lockOwnClient(
  tx: Database,
  { id, practitionerId }: { id: number; practitionerId: number },
): Promise<ClientRow> {
  const [client] = await tx
    .select()
    .from(clients)
    .where(and(eq(clients.id, id), eq(clients.practitionerId, practitionerId)))
    .for('no key update')
  return client && client.withdrawnAt === null ? client : refuse('not-found')
}

/** Finds those who withdrew their consent, too. */
export async function findOwnClient(
  db: Database,
  { id, practitionerId }: { id: number; practitionerId: number },
): Promise<ClientRow | undefined> {
  return findOne(db, practitionerId, eq(clients.id, id))
}

export function findOwnClientByEmail(
  db: Database,
  { email, practitionerId }: { email: string; practitionerId: number },
): Promise<ClientRow | undefined> {
  return findOne(db, practitionerId, sameAddress(clients.email, email))
}

async function findOne(db: Database, practitionerId: number, condition: SQL) {
  const [found] = await db
    .select()
    .from(clients)
    .where(and(eq(clients.practitionerId, practitionerId), condition))
  return found
}

/** For `clients` and `users`: the account of one who accepted the practitioner, who must not learn of any other. */
export const isKnownAccount = and(eq(users.id, clients.userId), isNotNull(clients.acceptedAt))!

/** A client as their practitioner knows them: without an account until they have accepted. */
export function knownClient(client: ClientRow): ClientRow {
  return client.acceptedAt === null ? { ...client, userId: null } : client
}

/** The account of somebody who reads an email, for what only those who accepted the practitioner are shown in it. */
export function acceptedReader<Account>(
  { acceptedAt }: Pick<ClientRow, 'acceptedAt'>,
  account: Account,
): Account | undefined {
  return acceptedAt === null ? undefined : account
}

export function presentClient({ id, firstName, lastName, email, discountRate }: ClientRow): Client {
  return { id, first_name: firstName, last_name: lastName, email, discount_rate: discountRate }
}
