import type { FastifyInstance } from 'fastify'
import { AdPage, AdQuery, contentPaths } from '#contract/content.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { listOwnAds, listVisitorAds } from './list-ads.ts'

/** The path is the specification's; the ads are the built-in ones, or Storyblok's where that is set. */
export async function ownAdRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()
  const { content, region } = deps

  app.get(
    contentPaths.ads,
    {
      schema: {
        tags: ['Content'],
        summary: 'List the ads of a place that are meant for you, in your language or else in English',
        querystring: AdQuery,
        response: { 200: AdPage, 400: Problem },
      },
    },
    (request) =>
      listOwnAds({ ...ctxOf(request, deps), content, region }, request.query, languageOfRequest(request)),
  )
}

/** For visitors. */
export async function visitorAdRoutes(scope: FastifyInstance, { content, region }: Deps): Promise<void> {
  scope.withTypeProvider<ZodTypes>().get(
    contentPaths.visitorAds,
    {
      schema: {
        tags: ['Content'],
        summary: 'List the ads of a place that are meant for everybody, in your language or else in English',
        querystring: AdQuery,
        response: { 200: AdPage, 400: Problem },
      },
    },
    (request) => listVisitorAds({ content, region }, request.query, languageOfRequest(request)),
  )
}
