import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GuestCheckout, GuestPlaced, GuestQuoteRequest, Quote } from '#contract/checkout.ts'
import { guestPaths } from '#contract/order-paths.ts'
import { Problem } from '#contract/problem.ts'
import { emailKey, writtenAddress } from '#domain/accounts/email.ts'
import { mergedCarts } from '#domain/cart/cart.ts'
import { visitorLines } from '#server/cart/visitor-lines.ts'
import { awaitProducts } from '#server/catalogue/await-products.ts'
import { hashAddress } from '#server/orders/guests/guest.ts'
import { findGuestToken } from '#server/orders/guests/guest-link.ts'
import type { Deps } from '#server/platform/context.ts'
import { noStoreNoIndex } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { IdempotencyHeaders, onceKey } from '#server/platform/idempotency/once.ts'
import { languageOfRequest, refuse } from '#server/platform/problems.ts'
import { type Limit, networkOf } from '#server/platform/rate-limits.ts'
import { visitedAddress } from '#server/platform/visited-address.ts'
import { mintLinkToken } from '#server/protocols/sharing/link-tokens.ts'
import { quoteWithVoucher, tryVoucher } from '#server/vouchers/try-voucher.ts'
import { checkOut } from '../check-out.ts'
import type { Guest } from '../customer.ts'
import { makeQuote } from '../make-quote.ts'

const tags = ['Checkout']
const quoteLimit: Limit = { name: 'guest-quote', max: 300, windowSeconds: 60 }
const orderLimit: Limit = { name: 'guest-order', max: 60, windowSeconds: 3600 }
/** By caller as well, so that nobody can keep the owner of an address from ordering. */
const addressLimit: Limit = { name: 'guest-order-address', max: 20, windowSeconds: 3600 }

/** Ordering without an account. A known address is treated like any other. */
export async function guestCheckoutRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStoreNoIndex(scope)
  awaitProducts(scope, deps.products)
  const app = scope.withTypeProvider<ZodTypes>()
  const { limits, sealing } = deps

  app.post(
    guestPaths.quote,
    {
      schema: {
        tags,
        summary: 'Get a quote for a visitor’s cart, with the delivery and payment options',
        body: GuestQuoteRequest,
        response: { 200: Quote, 400: Problem, 409: Problem, 429: Problem, 503: Problem },
      },
    },
    async (request) => {
      await limits.check(request, quoteLimit)
      const { items, ...wanted } = request.body
      const guest = guestOf(request, deps, { items, email: undefined })
      const asked = { limits, translations: deps.translations, request, code: wanted.voucher_code }
      return quoteWithVoucher(asked, (code) =>
        makeQuote(deps, guest, { ...wanted, voucher_code: code }, deps.clock()),
      )
    },
  )

  app.post(
    guestPaths.checkout,
    {
      schema: {
        tags,
        summary: 'Order the items of a visitor’s cart at the prices of a quote, without an account',
        headers: IdempotencyHeaders,
        body: GuestCheckout,
        response: {
          201: GuestPlaced,
          400: Problem,
          403: Problem,
          409: Problem,
          422: Problem,
          429: Problem,
          503: Problem,
        },
      },
    },
    async (request, reply) => {
      // The key alone is the guest's: nobody else can know it.
      const key = onceKey(request, 'guest-checkout')
      const { items, email, ...wanted } = request.body
      const of = `${networkOf(request)} ${emailKey(email)}`
      await limits.check(request, orderLimit, { limit: addressLimit, of })
      const guest = guestOf(request, deps, { items, email })
      const buyer = { ...guest, email: writtenAddress(email), link: mintLinkToken(sealing) }
      const call = { buyer, key, now: deps.clock() }
      const asked = { limits, request, code: wanted.voucher_code }
      const placed = await checkOut(deps, { ...call, guard: (work) => tryVoucher(asked, work) }, wanted)
      const token = (await findGuestToken(deps, placed.order_id)) ?? refuse('not-found')
      const payment_url = visitedAddress(deps, placed.payment_url, request.headers.host)
      return reply.code(201).send({ ...placed, payment_url, order_token: token })
    },
  )
}

type Sent = { items: Parameters<typeof visitorLines>[0]['items']; email: string | undefined }

function guestOf(request: FastifyRequest, { sealing }: Pick<Deps, 'sealing'>, { items, email }: Sent): Guest {
  return {
    id: null,
    userTypeId: null,
    language: languageOfRequest(request),
    // A product that is listed twice is one line.
    lines: mergedCarts([], visitorLines({ items })),
    marks: {
      addressHash: email === undefined ? '' : hashAddress(email),
      callerMark: sealing.mark(`guest ${networkOf(request)}`),
    },
  }
}
