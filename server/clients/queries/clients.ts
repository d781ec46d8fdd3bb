import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Client } from '#contract/sharing.ts'
import type { Database } from '#server/platform/database.ts'
import { hasAllWords } from '#server/platform/finding.ts'
import { refuse } from '#server/platform/problems.ts'
import { protocolShares } from '#server/protocols/tables.ts'
import { clients } from '../tables.ts'

export type ClientRow = typeof clients.$inferSelect

const everything = sql`${clients.firstName} || ' ' || ${clients.lastName} || ' ' || ${clients.email}`
const lastShared = sql`(SELECT max(${protocolShares.sharedAt}) FROM ${protocolShares}
  WHERE ${protocolShares.clientId} = ${clients.id})`

/** Of one practitioner, those shared with last first; each word of the keyword stands somewhere in name or address. */
export function listClients(
  db: Database,
  { practitionerId, keyword, limit }: { practitionerId: number; keyword: string; limit: number },
): Promise<ClientRow[]> {
  return db
    .select()
    .from(clients)
    .where(and(eq(clients.practitionerId, practitionerId), hasAllWords(everything, keyword)))
    .orderBy(sql`${lastShared} DESC NULLS LAST`, desc(clients.id))
    .limit(limit)
}

/** Another's is not there. */
export async function getOwnClient(
  db: Database,
  { id, practitionerId }: { id: number; practitionerId: number },
): Promise<ClientRow> {
  return (await findOne(db, practitionerId, eq(clients.id, id))) ?? refuse('not-found')
}

export function findOwnClientByEmail(
  db: Database,
  { email, practitionerId }: { email: string; practitionerId: number },
): Promise<ClientRow | undefined> {
  return findOne(db, practitionerId, isAddress(email))
}

/** The database makes both small, as its index does. */
export function isAddress(email: string): SQL {
  return sql`lower(${clients.email}) = lower(${email.normalize('NFC')})`
}

async function findOne(db: Database, practitionerId: number, which: SQL) {
  const [found] = await db
    .select()
    .from(clients)
    .where(and(eq(clients.practitionerId, practitionerId), which))
  return found
}

export function presentClient({ id, firstName, lastName, email, discountRate }: ClientRow): Client {
  return { id, first_name: firstName, last_name: lastName, email, discount_rate: discountRate }
}
