import type { FastifyInstance } from 'fastify'
import { PayoutMethod } from '#contract/commission.ts'
import { payoutPaths } from '#contract/payout-paths.ts'
import { PayoutDetail, PayoutMethodChange, PayoutPage, PayoutQuery } from '#contract/payouts.ts'
import { Problem } from '#contract/problem.ts'
import { accountLimits } from '#server/accounts/limits.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { PathId } from '#server/platform/path-id.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { getPayoutMethod } from './accounts.ts'
import { changePayoutMethod } from './change-method.ts'
import { getPayout, listPayouts } from './find-payouts.ts'

const tags = ['Commission']

/** A practitioner's payouts, and how they want to be paid. */
export async function payoutRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()
  const { limits, region, sealing, securityLog } = deps

  app.get(
    payoutPaths.list,
    {
      schema: {
        tags,
        summary: 'List your payouts, latest first',
        querystring: PayoutQuery,
        response: { 200: PayoutPage, 400: Problem },
      },
    },
    (request) => listPayouts(deps, signedIn(request).id, request.query),
  )
  app.get(
    payoutPaths.one(':id'),
    {
      schema: {
        tags,
        summary: 'Get a payout with the order lines it is made up of',
        params: PathId,
        querystring: PayoutQuery,
        response: { 200: PayoutDetail, 400: Problem, 404: Problem },
      },
    },
    (request) => {
      const reading = { practitionerId: signedIn(request).id, language: languageOfRequest(request) }
      return getPayout(deps, reading, request.params.id, request.query)
    },
  )
  app.put(
    payoutPaths.method,
    {
      schema: {
        tags,
        summary: 'Change how you are paid; asks for your password, and for a code if a second factor is on',
        body: PayoutMethodChange,
        response: { 200: PayoutMethod, 400: Problem, 429: Problem },
      },
    },
    async (request) => {
      const ctx = { ...ctxOf(request, deps), region, sealing, securityLog }
      await limits.guess(request, [accountLimits.proofByUser], () => changePayoutMethod(ctx, request.body))
      securityLog('payout-method-changed', ctx.actor.id)
      return getPayoutMethod(ctx, ctx.actor.id)
    },
  )
}
