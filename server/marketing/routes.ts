import type { FastifyInstance } from 'fastify'
import { MarketingChoice, MarketingChoiceInput } from '#contract/marketing.ts'
import { marketingPaths } from '#contract/marketing-paths.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import { visitor } from '#server/platform/context.ts'
import { ctxOf, noStore, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import type { Limit } from '#server/platform/rate-limits.ts'
import { findOwnChoice, presentChoice } from './find-consent.ts'
import { recordConsent } from './record-consent.ts'

const tags = ['Marketing']
/** Each choice is kept as proof, so that nobody may fill the table. */
const choiceByCaller: Limit = { name: 'marketing-choice-caller', max: 30, windowSeconds: 300 }
const choiceByUser: Limit = {
  name: 'marketing-choice-user',
  max: 30,
  windowSeconds: 300,
  by: (request) => String(signedIn(request).id),
}

/** What people chose about marketing. */
export async function marketingRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()
  const { db, jobs, limits } = deps

  app.get(
    marketingPaths.ownChoice,
    { schema: { tags, summary: 'Get your choice about marketing', response: { 200: MarketingChoice } } },
    (request) => findOwnChoice(ctxOf(request, deps)),
  )

  app.put(
    marketingPaths.ownChoice,
    {
      schema: {
        tags,
        summary: 'Agree to marketing or refuse it',
        body: MarketingChoiceInput,
        response: { 200: MarketingChoice, 400: Problem, 429: Problem },
      },
    },
    async (request) => {
      await limits.check(request, choiceByUser)
      return presentChoice(await recordConsent(ctxOf(request, deps), request.body))
    },
  )

  app.post(
    marketingPaths.choice,
    {
      schema: {
        tags,
        summary: 'Agree to marketing or refuse it as a visitor',
        body: MarketingChoiceInput,
        response: { 200: MarketingChoice, 400: Problem, 429: Problem },
      },
    },
    async (request) => {
      await limits.check(request, choiceByCaller)
      const ctx = { db, jobs, actor: visitor, now: deps.clock() }
      return presentChoice(await recordConsent(ctx, request.body))
    },
  )
}
