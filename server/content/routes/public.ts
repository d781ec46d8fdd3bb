import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ContentPage, contentPaths, PlacedTexts, placedKinds } from '#contract/content.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { languageOfRequest, refuse } from '#server/platform/problems.ts'
import { presentPage, presentPlaced } from '../present-page.ts'

const params = z.object({ slug: z.string().min(1).max(200) })

/** What was published, the same for everybody. */
export async function contentPageRoutes(
  scope: FastifyInstance,
  { content }: Pick<Deps, 'content'>,
): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()

  app.get(
    contentPaths.page(':slug'),
    {
      schema: {
        tags: ['Content'],
        summary: 'Get a general page in your language, or else in English',
        params,
        response: { 200: ContentPage, 404: Problem },
      },
    },
    async (request) => {
      const found = await content.find('page', request.params.slug, languageOfRequest(request))
      return found ? presentPage(found) : refuse('not-found')
    },
  )

  app.get(
    contentPaths.placed(':kind'),
    {
      schema: {
        tags: ['Content'],
        summary: 'Get the texts that replace the standard ones of the home page, or of the welcome page',
        params: z.object({ kind: z.enum(placedKinds) }),
        response: { 200: PlacedTexts, 400: Problem },
      },
    },
    async (request) => {
      const live = await content.list(request.params.kind, languageOfRequest(request))
      return { data: live.map(presentPlaced) }
    },
  )
}
