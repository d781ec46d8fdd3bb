import type { FastifyInstance } from 'fastify'
import { Quote, QuoteRequest } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import { Problem } from '#contract/problem.ts'
import { awaitProducts } from '#server/catalogue/queries/await-products.ts'
import { keptByNobody, onlyFor, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { guessVoucherInAnswer } from '../voucher-guesses.ts'
import type { CheckoutWorld } from '../world.ts'
import { makeQuote } from './quote.ts'

export async function quoteRoutes(scope: FastifyInstance, world: CheckoutWorld): Promise<void> {
  onlyFor(scope)
  keptByNobody(scope)
  awaitProducts(scope, world.products)
  scope.withTypeProvider<ZodTypes>().post(
    checkoutPaths.quote,
    {
      schema: {
        tags: ['Checkout'],
        summary: 'What an order of one’s cart would cost, and how it can be sent and paid',
        body: QuoteRequest,
        response: { 200: Quote, 400: Problem, 409: Problem, 429: Problem, 503: Problem },
      },
    },
    async (request) => {
      const { id, userTypeId } = signedIn(request)
      const reader = { id, userTypeId, language: languageOfRequest(request) }
      const asked = { limits: world.limits, request, code: request.body.voucher_code }
      return guessVoucherInAnswer(asked, () => makeQuote(world, reader, request.body, new Date()))
    },
  )
}
