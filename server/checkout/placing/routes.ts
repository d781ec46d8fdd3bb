import type { FastifyInstance } from 'fastify'
import { Checkout, Placed } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import { Problem } from '#contract/problem.ts'
import { awaitProducts } from '#server/catalogue/queries/await-products.ts'
import { keptByNobody, onlyFor, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { IdempotencyHeaders, onceKey } from '#server/platform/idempotency/once.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { visitedAddress } from '#server/platform/visited-address.ts'
import { guessVoucher } from '../voucher-guesses.ts'
import type { CheckoutWorld } from '../world.ts'
import { checkOut } from './check-out.ts'

const refusals = { 400: Problem, 403: Problem, 409: Problem, 422: Problem, 429: Problem, 503: Problem }

export async function placingRoutes(scope: FastifyInstance, world: CheckoutWorld): Promise<void> {
  onlyFor(scope)
  keptByNobody(scope)
  awaitProducts(scope, world.products)
  scope.withTypeProvider<ZodTypes>().post(
    checkoutPaths.checkout,
    {
      schema: {
        tags: ['Checkout'],
        summary: 'Orders what is in one’s cart at the prices of a quote',
        headers: IdempotencyHeaders,
        body: Checkout,
        response: { 201: Placed, ...refusals },
      },
    },
    async (request, reply) => {
      const key = onceKey(request)
      const { id, userTypeId, sessionId } = signedIn(request)
      const buyer = { id, userTypeId, language: languageOfRequest(request) }
      const call = { buyer, sessionId, key, now: new Date() }
      const asked = { limits: world.limits, request, code: request.body.voucher_code }
      const placed = await guessVoucher(asked, () => checkOut(world, call, request.body))
      const payment_url = visitedAddress(world, placed.payment_url, request.headers.host)
      return reply.code(201).send({ ...placed, payment_url })
    },
  )
}
