import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '#contract/problem.ts'
import { reactionPaths } from '#contract/reaction-paths.ts'
import {
  NewReaction,
  OwnReactions,
  Reaction,
  ReactionPage,
  ReactionProducts,
  ReactionQuery,
  ReactionRow,
  SharedReaction,
} from '#contract/reactions.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { IdempotencyHeaders, once, onceKey } from '#server/platform/idempotency/once.ts'
import { PathId } from '#server/platform/path-id.ts'
import { listOwnReactions, listReactions } from './find-reactions.ts'
import { handleReaction } from './handle-reaction.ts'
import { openReaction, openSharedReaction } from './open-reaction.ts'
import { deleteOwnReaction, listReactionProducts, reportReaction } from './report-reaction.ts'

const params = PathId
const found = { 404: Problem }

/** Adverse reactions: reported by clients, read by admins and by practitioners they are shared with. */
export async function reactionRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()
  const { db, region, sealing } = deps
  const ctxFor = (request: FastifyRequest) => ({ ...ctxOf(request, deps), region, sealing })

  app.get(
    reactionPaths.products(':id'),
    {
      schema: {
        tags: ['Orders'],
        summary: 'List the products of your order that a reaction can be reported for',
        params,
        response: { 200: ReactionProducts, ...found },
      },
    },
    (request) => listReactionProducts(ctxFor(request), request.params.id),
  )
  app.get(
    reactionPaths.own,
    { schema: { tags: ['Orders'], summary: 'List your own reports', response: { 200: OwnReactions } } },
    (request) => listOwnReactions(ctxFor(request)),
  )
  app.post(
    reactionPaths.own,
    {
      schema: {
        tags: ['Orders'],
        summary: 'Report an adverse reaction to a product you received',
        headers: IdempotencyHeaders,
        body: NewReaction,
        response: { 200: OwnReactions, 400: Problem, 404: Problem, 409: Problem, 422: Problem },
      },
    },
    async (request) => {
      const ctx = ctxFor(request)
      await once(db, onceKey(request), ctx.now, async (tx) => ({
        reaction_id: await reportReaction({ ...ctx, db: tx }, request.body),
      }))
      return listOwnReactions(ctx)
    },
  )
  app.delete(
    reactionPaths.ownOne(':id'),
    {
      schema: {
        tags: ['Orders'],
        summary: 'Take a report back, with the consent to use it',
        params,
        response: { 200: OwnReactions, ...found },
      },
    },
    async (request) => {
      await deleteOwnReaction(ctxFor(request), request.params.id)
      return listOwnReactions(ctxFor(request))
    },
  )
  app.get(
    reactionPaths.admin,
    {
      schema: {
        tags: ['Admin'],
        summary: 'List reported reactions, without what happened',
        querystring: ReactionQuery,
        response: { 200: ReactionPage, 400: Problem },
      },
    },
    (request) => listReactions(db, request.query),
  )
  app.get(
    reactionPaths.adminOne(':id'),
    {
      schema: {
        tags: ['Admin'],
        summary: 'Read a reported reaction; this is recorded in the audit log',
        params,
        response: { 200: Reaction, ...found },
      },
    },
    (request) => openReaction(ctxFor(request), request.params.id),
  )
  app.post(
    reactionPaths.handle(':id'),
    {
      schema: {
        tags: ['Admin'],
        summary: 'Mark a reported reaction as handled',
        params,
        response: { 200: ReactionRow, ...found },
      },
    },
    (request) => handleReaction(ctxFor(request), request.params.id),
  )
  app.get(
    reactionPaths.shared(':id'),
    {
      schema: {
        tags: ['Practice'],
        summary: 'Read a reaction that a client shares with you; the client sees that you did',
        params,
        response: { 200: SharedReaction, ...found },
      },
    },
    (request) => openSharedReaction(ctxFor(request), request.params.id),
  )
}
