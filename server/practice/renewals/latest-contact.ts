import { sql } from 'drizzle-orm'
import type { ContactKind } from '#domain/practice/renewals.ts'
import { clients } from '#server/clients/tables.ts'
import { renewalContacts } from '../tables.ts'

const ofClient = sql`FROM ${renewalContacts} WHERE ${renewalContacts.clientId} = ${clients.id}
  ORDER BY ${renewalContacts.at} DESC, ${renewalContacts.id} DESC LIMIT 1`

/** How and when the clients of a query were contacted last. */
export const latestContactKind = sql<ContactKind | null>`(SELECT ${renewalContacts.kind} ${ofClient})`
export const latestContactAt = sql<string | null>`(SELECT ${renewalContacts.at} ${ofClient})`
