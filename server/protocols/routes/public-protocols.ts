import type { FastifyInstance, FastifyRequest } from 'fastify'
import { OwnClaimReview, OwnClaimReviews, WrittenReviewRequest } from '#contract/claims.ts'
import { Problem } from '#contract/problem.ts'
import { publicProtocolPaths as paths } from '#contract/public-protocol-paths.ts'
import {
  OwnPublicProtocol,
  PublicProtocolChange,
  PublicProtocolCreated,
  PublicProtocolCreation,
  PublicProtocolList,
  PublicProtocolOrder,
  PublicProtocolPublication,
} from '#contract/public-protocols.ts'
import { presentOwnReview } from '#server/claims/present-text.ts'
import { claimReviewLimit } from '#server/claims/request-review.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { PathId } from '#server/platform/path-id.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { changePublic, deletePublic } from '../public/change-public.ts'
import { askForPublicReview, listPublicReviews } from '../public/claims.ts'
import { createPublic } from '../public/create-public.ts'
import { getOwnPublic, listOwnPublic } from '../public/find-public.ts'
import { presentOwnList, presentOwnPublic } from '../public/present-public.ts'
import { movePublic, publishPublic } from '../public/publish-public.ts'

const tags = ['Public protocols']
const refusals = { 400: Problem, 403: Problem, 404: Problem, 409: Problem }

/** The protocols that a practitioner publishes on their page. */
export async function publicProtocolRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()

  app.get(
    paths.list,
    { schema: { tags, summary: 'List your public protocols', response: { 200: PublicProtocolList } } },
    (request) => answerList(request, deps),
  )

  app.post(
    paths.list,
    {
      schema: {
        tags,
        summary: 'Copy the products and doses of a protocol, to publish them under another name',
        body: PublicProtocolCreation,
        response: { 201: PublicProtocolCreated, ...refusals },
      },
    },
    async (request, reply) => {
      const language = languageOfRequest(request)
      const made = await createPublic({ ...deps, ...ctxOf(request, deps), language }, request.body)
      const protocol = await presentOwnPublic(deps, made.protocol, language)
      return reply.code(201).send({ protocol, left_out: made.leftOut })
    },
  )

  app.get(
    paths.one(':id'),
    {
      schema: {
        tags,
        summary: 'Get a public protocol as you work on it',
        params: PathId,
        response: { 200: OwnPublicProtocol, 404: Problem },
      },
    },
    async (request) => {
      const found = await getOwnPublic(ctxOf(request, deps), request.params.id)
      return presentOwnPublic(deps, found, languageOfRequest(request))
    },
  )

  app.put(
    paths.one(':id'),
    {
      schema: {
        tags,
        summary: 'Save a public protocol; if it is published, everyone sees the change at once',
        params: PathId,
        body: PublicProtocolChange,
        response: { 200: OwnPublicProtocol, ...refusals },
      },
    },
    async (request) => {
      const ctx = { ...ctxOf(request, deps), events: deps.events }
      const changed = await changePublic(ctx, request.params.id, request.body)
      return presentOwnPublic(deps, changed, languageOfRequest(request))
    },
  )

  app.delete(
    paths.one(':id'),
    {
      schema: {
        tags,
        summary: 'Delete a public protocol; returns the others',
        params: PathId,
        response: { 200: PublicProtocolList, 404: Problem },
      },
    },
    async (request) => {
      const ctx = { ...ctxOf(request, deps), events: deps.events }
      await deletePublic(ctx, request.params.id)
      return answerList(request, deps)
    },
  )

  app.put(
    paths.order(':id'),
    {
      schema: {
        tags,
        summary: 'Move a public protocol among the others on your page',
        params: PathId,
        body: PublicProtocolOrder,
        response: { 200: PublicProtocolList, 404: Problem },
      },
    },
    async (request) => {
      const ctx = { ...ctxOf(request, deps), events: deps.events }
      await movePublic(ctx, request.params.id, request.body.order)
      return answerList(request, deps)
    },
  )

  app.get(
    paths.claimReviews(':id'),
    {
      schema: {
        tags,
        summary: 'List what you asked to have reviewed, and what was decided, latest first',
        params: PathId,
        response: { 200: OwnClaimReviews, 404: Problem },
      },
    },
    async (request) => {
      const reviews = await listPublicReviews(ctxOf(request, deps), request.params.id)
      return { data: reviews.map(presentOwnReview) }
    },
  )

  app.post(
    paths.claimReviews(':id'),
    {
      schema: {
        tags,
        summary: 'Ask an admin to allow a refused text of a public protocol',
        params: PathId,
        body: WrittenReviewRequest,
        response: { 201: OwnClaimReview, ...refusals, 429: Problem },
      },
      preHandler: (request) => deps.limits.check(request, claimReviewLimit),
    },
    async (request, reply) => {
      const review = await askForPublicReview(ctxOf(request, deps), request.params.id, request.body)
      return reply.code(201).send(presentOwnReview(review))
    },
  )

  app.put(
    paths.publication(':id'),
    {
      schema: {
        tags,
        summary: 'Publish a protocol on your page, or withdraw it',
        params: PathId,
        body: PublicProtocolPublication,
        response: { 200: OwnPublicProtocol, ...refusals, 422: Problem },
      },
    },
    async (request) => {
      const language = languageOfRequest(request)
      const ctx = { ...deps, ...ctxOf(request, deps), language }
      const changed = await publishPublic(ctx, request.params.id, request.body)
      return presentOwnPublic(deps, changed, language)
    },
  )
}

async function answerList(request: FastifyRequest, deps: Deps) {
  return presentOwnList(deps, await listOwnPublic(ctxOf(request, deps)), languageOfRequest(request))
}
