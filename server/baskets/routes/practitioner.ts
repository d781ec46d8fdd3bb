import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { MessageAnswer } from '#contract/accounts.ts'
import { Basket, BasketChange, BasketList, basketPaths } from '#contract/baskets.ts'
import { EmailPreview } from '#contract/email-preview.ts'
import { Problem } from '#contract/problem.ts'
import { refuseUncertifiedCaller } from '#server/accounts/refuse-uncertified.ts'
import { getOwnClient } from '#server/clients/find-clients.ts'
import type { Ctx, Deps, SignedIn } from '#server/platform/context.ts'
import { ctxOf, noStore, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { messageAnswer } from '#server/platform/message-answer.ts'
import { PathId } from '#server/platform/path-id.ts'
import type { Limit } from '#server/platform/rate-limits.ts'
import { ownView } from '#server/protocols/product-view.ts'
import { changeDraft, deleteDraft, startDraft } from '../change-draft.ts'
import { getOwnBasket, listBaskets, type OwnBasketId } from '../find-baskets.ts'
import { presentBasket, presentBaskets } from '../present-basket.ts'
import { previewBasketEmail, sendBasket, withdrawBasket } from '../send-basket.ts'
import { baskets } from '../tables.ts'

const tags = ['Baskets']
const params = z.object({ id: PathId.shape.id, basket_id: PathId.shape.id })
const refusals = { 403: Problem, 404: Problem, 409: Problem }
/** Each sends an email to a stranger. */
const sendLimit: Limit = {
  name: 'basket-email',
  max: 200,
  windowSeconds: 3600,
  by: (request) => String(signedIn(request).id),
}

/** What a practitioner prepares for a client to buy. */
export async function practitionerBasketRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()

  app.get(
    basketPaths.list(':id'),
    {
      schema: {
        tags,
        summary: 'List the latest baskets you prepared for a client, newest first',
        params: PathId,
        response: { 200: BasketList, 404: Problem },
      },
    },
    async (request) => {
      const ctx = basketCtxOf(request, deps)
      const client = await getOwnClient(ctx.db, { id: request.params.id, practitionerId: ctx.actor.id })
      const all = await listBaskets(ctx.db, eq(baskets.clientId, client.id))
      return { data: await presentBaskets(ctx, all, { client, view: ownView(request) }) }
    },
  )

  app.post(
    basketPaths.list(':id'),
    {
      schema: {
        tags,
        summary: 'Start a draft for a client; an empty draft is used before another is made',
        params: PathId,
        response: { 201: Basket, 404: Problem, 409: Problem },
      },
    },
    async (request, reply) => {
      const ctx = basketCtxOf(request, deps)
      const id = await startDraft(ctx, request.params.id)
      return reply.code(201).send(await answer(request, ctx, id))
    },
  )

  app.get(
    basketPaths.one(':id', ':basket_id'),
    {
      schema: {
        tags,
        summary: 'Get a basket at today’s prices, with what is available of it',
        params,
        response: { 200: Basket, 404: Problem },
      },
    },
    (request) => answer(request, basketCtxOf(request, deps), idOf(request.params)),
  )

  app.put(
    basketPaths.one(':id', ':basket_id'),
    {
      schema: {
        tags,
        summary: 'Save a draft: products and message, unless it has been sent, or changed since `changed_at`',
        params,
        body: BasketChange,
        response: { 200: Basket, 400: Problem, ...refusals },
      },
    },
    async (request) => {
      const ctx = basketCtxOf(request, deps)
      await changeDraft(ctx, idOf(request.params), { ...request.body, view: ownView(request) })
      return answer(request, ctx, idOf(request.params))
    },
  )

  app.delete(
    basketPaths.one(':id', ':basket_id'),
    {
      schema: {
        tags,
        summary: 'Delete a draft; what was sent can be withdrawn',
        params,
        response: { 200: MessageAnswer, 404: Problem, 409: Problem },
      },
    },
    async (request) => {
      await deleteDraft(basketCtxOf(request, deps), idOf(request.params))
      return messageAnswer(request, deps, 'basket-deleted')
    },
  )

  app.post(
    basketPaths.emailPreview(':id', ':basket_id'),
    {
      onRequest: refuseUncertifiedCaller,
      schema: {
        tags,
        summary: 'Get the email that would be sent with a basket, in the client’s language',
        params,
        response: { 200: EmailPreview, ...refusals },
      },
    },
    (request) => previewBasketEmail(basketCtxOf(request, deps), idOf(request.params)),
  )

  app.post(
    basketPaths.email(':id', ':basket_id'),
    {
      onRequest: refuseUncertifiedCaller,
      preHandler: (request) => deps.limits.check(request, sendLimit),
      schema: {
        tags,
        summary: 'Send a basket to the client by email, or send it again, once an hour at most',
        params,
        response: { 200: Basket, ...refusals, 429: Problem },
      },
    },
    async (request) => {
      const ctx = basketCtxOf(request, deps)
      await sendBasket(ctx, idOf(request.params))
      return answer(request, ctx, idOf(request.params))
    },
  )

  app.post(
    basketPaths.withdrawal(':id', ':basket_id'),
    {
      schema: {
        tags,
        summary: 'Withdraw a basket that was sent: its link then says so',
        params,
        response: { 200: Basket, 404: Problem, 409: Problem },
      },
    },
    async (request) => {
      const ctx = basketCtxOf(request, deps)
      await withdrawBasket(ctx, idOf(request.params))
      return answer(request, ctx, idOf(request.params))
    },
  )
}

function basketCtxOf(request: FastifyRequest, deps: Deps): Ctx<SignedIn> {
  return { ...deps, ...ctxOf(request, deps) }
}

function idOf({ id, basket_id }: z.infer<typeof params>): OwnBasketId {
  return { clientId: id, basketId: basket_id }
}

async function answer(request: FastifyRequest, ctx: Ctx<SignedIn>, id: OwnBasketId): Promise<Basket> {
  const { basket, client } = await getOwnBasket(ctx, id)
  return presentBasket(ctx, basket, { client, view: ownView(request) })
}
