import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Problem } from '#contract/problem.ts'
import { BecameClient, ClientAgreement, StoreReader, storePaths } from '#contract/storefront.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import type { Limit } from '#server/platform/rate-limits.ts'
import { becomeClient } from '../become-client.ts'
import { findStoreReader } from '../find-reader.ts'
import { storeTags as tags } from './answer.ts'

const params = z.object({ name: z.string().min(1).max(100) })

const joiningLimit: Limit = {
  name: 'store-client',
  max: 30,
  windowSeconds: 3600,
  by: (request) => String(signedIn(request).id),
}

/** Readers of a published page, and those of them who become the practitioner’s clients. */
export async function storeClientRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()

  app.get(
    storePaths.reader(':name'),
    {
      schema: {
        tags,
        summary:
          'Get what you are to the practitioner whose page this is: its owner, their client, or neither',
        params,
        response: { 200: StoreReader, 404: Problem, 410: Problem },
      },
    },
    (request) => findStoreReader(ctxOf(request, deps), request.params.name),
  )

  app.post(
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
