import type { FastifyInstance } from 'fastify'
import { OwnPractitioners, PractitionerChoice } from '#contract/client-orders.ts'
import { ownPractitionerPath } from '#contract/order-paths.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import { noStore, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { choosePractitioner } from './choose-practitioner.ts'
import { listOwnPractitioners } from './own-practitioners.ts'

const tags = ['Clients']

/** A client's active practitioner. */
export async function ownPractitionerRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()
  const { clock, db } = deps

  app.get(
    ownPractitionerPath,
    {
      schema: {
        tags,
        summary: 'List the practitioners who have you as a client, your active one first',
        response: { 200: OwnPractitioners },
      },
    },
    (request) => listOwnPractitioners(db, signedIn(request).id),
  )

  app.put(
    ownPractitionerPath,
    {
      schema: {
        tags,
        summary: 'Choose the practitioner whose discount you get',
        body: PractitionerChoice,
        response: { 200: OwnPractitioners, 400: Problem, 404: Problem },
      },
    },
    async (request) => {
      const actor = signedIn(request)
      await choosePractitioner({ db, actor, now: clock() }, request.body.client_id)
      return listOwnPractitioners(db, actor.id)
    },
  )
}
