import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problem.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { ClientSearch, ClientSearchAnswer } from '#contract/sharing.ts'
import { type ClientRow, presentClient } from '#server/clients/find-clients.ts'
import { clients } from '#server/clients/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { noStore, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { hasAllWords } from '#server/platform/word-filter.ts'
import { protocolShares } from '../tables.ts'

const everything = sql`${clients.firstName} || ' ' || ${clients.lastName} || ' ' || ${clients.email}`
const lastShared = sql`(SELECT max(${protocolShares.sharedAt}) FROM ${protocolShares}
  WHERE ${protocolShares.clientId} = ${clients.id})`

/**
 * A practitioner's clients, those last shared with first; each word of the keyword must occur in the name or address.
 */
function listClients(
  db: Database,
  { practitionerId, keyword, limit }: { practitionerId: number; keyword: string; limit: number },
): Promise<ClientRow[]> {
  return db
    .select()
    .from(clients)
    .where(
      and(
        eq(clients.practitionerId, practitionerId),
        isNull(clients.withdrawnAt),
        hasAllWords(everything, keyword),
      ),
    )
    .orderBy(sql`${lastShared} DESC NULLS LAST`, desc(clients.id))
    .limit(limit)
}

export async function clientSearchRoutes(scope: FastifyInstance, { db }: { db: Database }): Promise<void> {
  noStore(scope)

  scope.withTypeProvider<ZodTypes>().post(
    protocolPaths.clients,
    {
      schema: {
        tags: ['Clients'],
        summary: 'Search your clients by name or email; without a keyword, list those you last shared with',
        body: ClientSearch,
        response: { 200: ClientSearchAnswer, 400: Problem },
      },
    },
    async (request) => {
      const found = await listClients(db, { ...request.body, practitionerId: signedIn(request).id })
      return { clients: found.map(presentClient) }
    },
  )
}
