import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Problem } from '#contract/problem.ts'
import { publicProtocolPaths } from '#contract/public-protocol-paths.ts'
import { PublicProtocol } from '#contract/public-protocols.ts'
import { DirectoryPage, DirectoryQuery, PublishedStore, storePaths } from '#contract/storefront.ts'
import { slugMaximum } from '#domain/slug.ts'
import type { Deps } from '#server/platform/context.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { listPractitioners } from '../directory/list-practitioners.ts'
import { getPublicProtocol, getPublishedStore } from '../find-published.ts'
import { storeTags as tags } from './answer.ts'

const params = z.object({ name: z.string().min(1).max(100) })

/** Published pages, the same for everybody. */
export async function publishedStoreRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()

  app.get(
    storePaths.directory,
    {
      schema: {
        tags,
        summary: 'List practitioners who want to be found, and what can be chosen among them',
        querystring: DirectoryQuery,
        response: { 200: DirectoryPage, 400: Problem },
      },
    },
    (request) => listPractitioners(deps, request.query),
  )

  app.get(
    storePaths.published(':name'),
    {
      schema: {
        tags,
        summary: 'Get a practitioner’s published page; under a former name, with its present one',
        params,
        response: { 200: PublishedStore, 404: Problem, 410: Problem },
      },
    },
    (request) =>
      getPublishedStore(
        { ...deps, now: deps.clock() },
        { name: request.params.name, language: languageOfRequest(request) },
      ),
  )

  app.get(
    publicProtocolPaths.published(':name', ':slug'),
    {
      schema: {
        tags,
        summary: 'Get a protocol that a practitioner published on their page',
        params: params.extend({
          slug: z
            .string()
            .min(1)
            .max(slugMaximum + 10),
        }),
        response: { 200: PublicProtocol, 404: Problem, 410: Problem },
      },
    },
    (request) =>
      getPublicProtocol(
        { ...deps, now: deps.clock() },
        { ...request.params, language: languageOfRequest(request) },
      ),
  )
}
