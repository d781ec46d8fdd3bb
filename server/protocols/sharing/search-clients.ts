import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { ClientRow } from '#server/clients/find-clients.ts'
import { clients } from '#server/clients/tables.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { hasAllWords } from '#server/platform/word-filter.ts'
import { protocolShares } from '../tables.ts'

const everything = sql`${clients.firstName} || ' ' || ${clients.lastName} || ' ' || ${clients.email}`
const lastShared = sql`(SELECT max(${protocolShares.sharedAt}) FROM ${protocolShares}
  WHERE ${protocolShares.clientId} = ${clients.id})`

/**
 * A practitioner's clients, those last shared with first; each word of the keyword must occur in the name or address.
 */
export function searchClients(
  { db, actor }: Pick<Ctx<SignedIn>, 'actor' | 'db'>,
  { keyword, limit }: { keyword: string; limit: number },
): Promise<ClientRow[]> {
  return db
    .select()
    .from(clients)
    .where(
      and(
        eq(clients.practitionerId, actor.id),
        isNull(clients.withdrawnAt),
        hasAllWords(everything, keyword),
      ),
    )
    .orderBy(sql`${lastShared} DESC NULLS LAST`, desc(clients.id))
    .limit(limit)
}
