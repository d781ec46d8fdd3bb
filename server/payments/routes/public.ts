import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ExpressMethods, PaymentMethods } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import { Problem } from '#contract/problem.ts'
import { pricePattern } from '#domain/catalogue/limits.ts'
import { toMinor } from '#domain/money.ts'
import { isExpressMethod } from '#domain/payments/express.ts'
import type { Deps } from '#server/platform/context.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { refuse } from '#server/platform/problems.ts'
import type { Limit } from '#server/platform/rate-limits.ts'
import { cacheOfferedMethods } from '../offered-methods.ts'
import {
  findPaymentMethod,
  listUsableMethods,
  markVersion,
  presentPaymentMethod,
} from '../payment-methods.ts'

const tags = ['Checkout']
/** Each question may be one to the payment provider. */
const expressMethodsLimit: Limit = { name: 'express-methods', max: 120, windowSeconds: 60 }
const Country = z.string().regex(/^[A-Z]{2}$/)
/** `amount`: with delivery, in major units of the shop's currency. */
const ExpressQuery = z.object({ country: Country, amount: z.string().regex(pricePattern) })
const forGood = 'public, max-age=31536000, immutable'
const forNow = 'public, max-age=300'
const forAMinute = 'public, max-age=60'
/** Served as a picture that can do nothing, even if somebody opens it as a page. */
const pictureAlone = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Payment methods: the same for everybody. */
export async function paymentMethodRoutes(
  scope: FastifyInstance,
  deps: Pick<Deps, 'db' | 'provider' | 'currency' | 'limits'>,
): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const { db, provider, currency } = deps
  const offeredMethods = provider && cacheOfferedMethods(provider)

  app.get(
    checkoutPaths.paymentMethods,
    {
      schema: {
        tags,
        summary: 'List the payment methods you can use, in one country or anywhere',
        querystring: z.object({ country: Country.optional() }),
        response: { 200: PaymentMethods, 400: Problem },
      },
    },
    async ({ query }) => ({
      data: (await listUsableMethods(db, query.country)).map(presentPaymentMethod),
      is_open: provider !== undefined,
    }),
  )
  app.get(
    checkoutPaths.expressMethods,
    {
      schema: {
        tags,
        summary: 'List the methods that lead from the cart straight to the review of the order',
        querystring: ExpressQuery,
        response: { 200: ExpressMethods, 400: Problem, 429: Problem },
      },
    },
    async (request, reply) => {
      await deps.limits.check(request, expressMethodsLimit)
      const { country, amount } = request.query
      reply.header('cache-control', forAMinute)
      const asked = { country, currency, amount: toMinor(Number(amount)) }
      const [usable, offered] = await Promise.all([listUsableMethods(db, country), offeredMethods?.(asked)])
      return {
        data: usable.flatMap((method) => {
          const { providerMethod } = method
          return isExpressMethod(providerMethod) && offered?.has(providerMethod)
            ? [{ ...presentPaymentMethod(method), provider_method: providerMethod }]
            : []
        }),
      }
    },
  )
  app.get(
    checkoutPaths.paymentMark(':key'),
    {
      schema: {
        tags,
        summary: 'Get the logo of a payment method as SVG',
        params: z.object({ key: z.string().max(40) }),
        querystring: z.object({ v: z.string().optional() }),
        response: { 404: Problem },
      },
    },
    (request, reply) => sendMark(deps, { request, reply, asked: { ...request.params, ...request.query } }),
  )
}

type MarkRequest = {
  request: FastifyRequest
  reply: FastifyReply
  asked: { key: string; v?: string | undefined }
}

async function sendMark({ db }: Pick<Deps, 'db'>, { request, reply, asked }: MarkRequest): Promise<void> {
  const { mark } = (await findPaymentMethod(db, asked.key)) ?? refuse('not-found')
  const version = markVersion(mark)
  reply
    .header('etag', `"${version}"`)
    .header('cache-control', asked.v === version ? forGood : forNow)
    .header('content-security-policy', pictureAlone)
    .header('x-content-type-options', 'nosniff')
  const isKnown = request.headers['if-none-match'] === `"${version}"`
  await (isKnown ? reply.code(304).send() : reply.type('image/svg+xml').send(mark))
}
