import type { FastifyInstance } from 'fastify'
import { type Address, Checkout, Placed, Quote, QuoteRequest } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import { Problem } from '#contract/problem.ts'
import { awaitProducts } from '#server/catalogue/await-products.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { noStore, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { IdempotencyHeaders, onceKey } from '#server/platform/idempotency/once.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { visitedAddress } from '#server/platform/visited-address.ts'
import { quoteWithVoucher, tryVoucher } from '#server/vouchers/try-voucher.ts'
import { keepAddress } from '../addresses/address-book.ts'
import { checkOut } from '../check-out.ts'
import { makeQuote } from '../make-quote.ts'

export async function quoteRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  awaitProducts(scope, deps.products)
  scope.withTypeProvider<ZodTypes>().post(
    checkoutPaths.quote,
    {
      schema: {
        tags: ['Checkout'],
        summary: 'Get a quote for your cart, with the delivery and payment options',
        body: QuoteRequest,
        response: { 200: Quote, 400: Problem, 409: Problem, 429: Problem, 503: Problem },
      },
    },
    async (request) => {
      const { id, userTypeId } = signedIn(request)
      const reader = { id, userTypeId, language: languageOfRequest(request) }
      const { limits, translations } = deps
      const asked = { limits, translations, request, code: request.body.voucher_code }
      return quoteWithVoucher(asked, (code) =>
        makeQuote(deps, reader, { ...request.body, voucher_code: code }, deps.clock()),
      )
    },
  )
}

const refusals = { 400: Problem, 403: Problem, 409: Problem, 422: Problem, 429: Problem, 503: Problem }

export async function placingRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  awaitProducts(scope, deps.products)
  scope.withTypeProvider<ZodTypes>().post(
    checkoutPaths.checkout,
    {
      schema: {
        tags: ['Checkout'],
        summary: 'Order the items in your cart at the prices of a quote',
        headers: IdempotencyHeaders,
        body: Checkout,
        response: { 201: Placed, ...refusals },
      },
    },
    async (request, reply) => {
      const key = onceKey(request)
      const { id, userTypeId, sessionId } = signedIn(request)
      const buyer = { id, userTypeId, language: languageOfRequest(request) }
      const now = deps.clock()
      const actor = { id, userTypeId, sessionId }
      const call = {
        buyer,
        key,
        now,
        ...(request.body.save_address && {
          keepAddress: (db: Database, address: Address) => keepAddress({ db, actor, now }, address),
        }),
      }
      const asked = { limits: deps.limits, request, code: request.body.voucher_code }
      const placed = await checkOut(deps, { ...call, guard: (work) => tryVoucher(asked, work) }, request.body)
      const payment_url = visitedAddress(deps, placed.payment_url, request.headers.host)
      return reply.code(201).send({ ...placed, payment_url })
    },
  )
}
