import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problem.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { ClientSearch, ClientSearchAnswer } from '#contract/sharing.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import type { Database } from '#server/platform/database.ts'
import { keptByNobody, onlyFor, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { listClients, presentClient } from './queries/clients.ts'

const { admin, certifiedPractitioner, practitioner } = userTypes

export async function clientRoutes(scope: FastifyInstance, { db }: { db: Database }): Promise<void> {
  onlyFor(scope, admin, certifiedPractitioner, practitioner)
  keptByNobody(scope)

  scope.withTypeProvider<ZodTypes>().post(
    protocolPaths.clients,
    {
      schema: {
        tags: ['Clients'],
        summary: 'One’s clients by name or address; without a keyword those shared with last',
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
