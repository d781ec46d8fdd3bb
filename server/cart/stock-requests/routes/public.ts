import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { MessageAnswer } from '#contract/accounts.ts'
import { cartPaths } from '#contract/cart-paths.ts'
import { Problem } from '#contract/problem.ts'
import { VisitorStockRequest, VisitorStockRequestInput } from '#contract/wishlist.ts'
import { emailKey } from '#domain/accounts/email.ts'
import type { Deps } from '#server/platform/context.ts'
import { noStoreNoIndex } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { maySend } from '#server/platform/mail/mail-limits.ts'
import { messageAnswer } from '#server/platform/message-answer.ts'
import { languageOfRequest, refuse } from '#server/platform/problems.ts'
import type { Limit } from '#server/platform/rate-limits.ts'
import { isInStock } from '../availability.ts'
import {
  confirmStockRequest,
  endStockRequests,
  findStockRequest,
  presentStockRequest,
  requestVisitorStock,
} from '../visitor-requests.ts'

const tags = ['Stock requests']
const byCaller: Limit = { name: 'stock-request-caller', max: 30, windowSeconds: 900 }
/** By the caller's IP address. A token cannot be guessed; this stops attempts to do so. */
const missLimit: Limit = { name: 'stock-request-miss', max: 60, windowSeconds: 300 }
const LinkParams = z.object({ token: z.string().max(200) })

/** Stock requests of visitors, confirmed by an emailed link. */
export async function visitorStockRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStoreNoIndex(scope)
  const app = scope.withTypeProvider<ZodTypes>()
  const { db, jobs, limits } = deps

  app.post(
    cartPaths.visitorStockRequests,
    {
      schema: {
        tags,
        summary: 'Request a back-in-stock email without an account, to be confirmed by an emailed link',
        body: VisitorStockRequestInput,
        response: { 200: MessageAnswer, 400: Problem, 409: Problem, 429: Problem },
      },
    },
    async (request) => {
      await limits.check(request, byCaller)
      const { email, product_variant_id: variantId } = request.body
      if (await isInStock(deps, variantId)) return refuse('conflict')
      const sends = await maySend(request, limits, { purpose: 'stock-request', reader: emailKey(email) })
      await requestVisitorStock({ db, jobs, now: deps.clock() }, request.body, { sends })
      return messageAnswer(request, deps, 'stock-request')
    },
  )

  const shown = { tags, params: LinkParams }
  const responses = { 400: Problem, 404: Problem, 429: Problem }

  app.get(
    cartPaths.visitorStockRequest(':token'),
    {
      schema: {
        ...shown,
        summary: 'Get the back-in-stock request behind an emailed link',
        response: { 200: VisitorStockRequest, ...responses },
      },
    },
    (request) => presentShown(request, request.params.token, deps),
  )

  app.post(
    cartPaths.visitorStockRequest(':token'),
    {
      schema: {
        ...shown,
        summary: 'Confirm a back-in-stock request by its emailed link',
        response: { 200: VisitorStockRequest, ...responses },
      },
    },
    async (request) => {
      const { token } = request.params
      await confirmStockRequest({ db, now: deps.clock() }, token)
      return presentShown(request, token, deps)
    },
  )

  app.delete(
    cartPaths.visitorStockRequest(':token'),
    {
      schema: {
        ...shown,
        summary: 'Delete the email address and all its back-in-stock requests',
        response: { 204: { type: 'null', description: 'Deleted' }, ...responses },
      },
    },
    async (request, reply) => {
      await endStockRequests({ db }, await getRequest(request, deps, request.params.token))
      return reply.code(204).send()
    },
  )
}

async function presentShown(
  request: FastifyRequest,
  token: string,
  deps: Deps,
): Promise<VisitorStockRequest> {
  const found = await getRequest(request, deps, token)
  return presentStockRequest(deps, found, languageOfRequest(request))
}

/** Expired and unknown tokens get the same answer. */
function getRequest(
  request: FastifyRequest,
  { clock, db, limits }: Pick<Deps, 'clock' | 'db' | 'limits'>,
  token: string,
) {
  return limits.findOrMiss(request, missLimit, () => findStockRequest({ db, now: clock() }, token))
}
