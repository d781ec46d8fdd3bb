import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problem.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { ClientSearch, ClientSearchAnswer } from '#contract/sharing.ts'
import { presentClient } from '#server/clients/find-clients.ts'
import type { Database } from '#server/platform/database.ts'
import { noStore, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { searchClients } from '../sharing/search-clients.ts'

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
      const found = await searchClients({ db, actor: signedIn(request) }, request.body)
      return { clients: found.map(presentClient) }
    },
  )
}
