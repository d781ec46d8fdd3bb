import type { FastifyInstance } from 'fastify'
import { Attention } from '#contract/attention.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import type { Deps } from '#server/platform/context.ts'
import { noStore, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { ownView } from '#server/protocols/product-view.ts'
import { listAttention } from './list-attention.ts'

/** What needs a practitioner's attention. */
export async function attentionRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  scope.withTypeProvider<ZodTypes>().get(
    practicePaths.attention,
    {
      schema: {
        tags: ['Practice'],
        summary: 'List what needs your attention, the most urgent first',
        response: { 200: Attention },
      },
    },
    (request) =>
      listAttention(deps, {
        practitionerId: signedIn(request).id,
        view: ownView(request),
        now: deps.clock(),
      }),
  )
}
