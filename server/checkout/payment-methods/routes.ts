import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { DeliveryCountries, PaymentMethods } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import { Problem } from '#contract/problem.ts'
import { countriesDeliveredTo, offersTo } from '#domain/delivery/zones.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { refuse } from '#server/platform/problems.ts'
import {
  findPaymentMethod,
  listUsableMethods,
  markVersion,
  presentPaymentMethod,
} from '../queries/payment-methods.ts'
import type { CheckoutWorld } from '../world.ts'

const tags = ['Checkout']
const Country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .optional()
const forGood = 'public, max-age=31536000, immutable'
const forNow = 'public, max-age=300'
/** A picture and nothing else, even where somebody opens it as a page. */
const pictureAlone = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Where the shop sends things, and how one can pay: the same for everybody. */
export async function paymentMethodRoutes(scope: FastifyInstance, world: CheckoutWorld): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const { db, provider, pickUp, config } = world
  const data = countriesDeliveredTo(config.region)
  const pickUpCountries = data.filter((country) =>
    offersTo(config.region, country, pickUp?.countries ?? []).some(({ method }) => method === 'pick_up'),
  )
  const countries = { data, pick_up_countries: pickUpCountries }

  app.get(
    checkoutPaths.countries,
    { schema: { tags, summary: 'Where the shop delivers', response: { 200: DeliveryCountries } } },
    async () => countries,
  )
  app.get(
    checkoutPaths.paymentMethods,
    {
      schema: {
        tags,
        summary: 'How one can pay, in a country or anywhere',
        querystring: z.object({ country: Country }),
        response: { 200: PaymentMethods, 400: Problem },
      },
    },
    async ({ query }) => ({
      data: (await listUsableMethods(db, query.country)).map(presentPaymentMethod),
      is_open: provider !== undefined,
    }),
  )
  app.get(
    checkoutPaths.paymentMark(':key'),
    {
      schema: {
        tags,
        summary: 'The mark of a way to pay, as SVG',
        params: z.object({ key: z.string().max(40) }),
        querystring: z.object({ v: z.string().optional() }),
        response: { 404: Problem },
      },
    },
    (request, reply) => sendMark(world, { request, reply, asked: { ...request.params, ...request.query } }),
  )
}

type Asked = { request: FastifyRequest; reply: FastifyReply; asked: { key: string; v?: string | undefined } }

async function sendMark({ db }: CheckoutWorld, { request, reply, asked }: Asked): Promise<void> {
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
