import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Problem } from '#contract/problem.ts'
import { BecameClient, ClientAgreement, storePaths } from '#contract/storefront.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import type { Limit } from '#server/platform/rate-limits.ts'
import { becomeClient } from '../become-client.ts'
import { storeTags as tags } from './answer.ts'

const params = z.object({ name: z.string().min(1).max(100) })

const joiningLimit: Limit = {
  name: 'store-client',
  max: 30,
  windowSeconds: 3600,
  by: (request) => String(signedIn(request).id),
}

/** Visitors of a published page who become the practitioner’s clients. */
export async function storeClientRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  scope.withTypeProvider<ZodTypes>().post(
    storePaths.clients(':name'),
    {
      schema: {
        tags,
        summary:
          'Become the client of the practitioner whose page this is, and allow them to keep your records',
        params,
        body: ClientAgreement,
        response: {
          200: BecameClient,
          400: Problem,
          404: Problem,
          409: Problem,
          410: Problem,
          429: Problem,
        },
      },
      preHandler: (request) => deps.limits.check(request, joiningLimit),
    },
    (request) => becomeClient(ctxOf(request, deps), request.params.name),
  )
}
