import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ContentPage, contentPaths } from '#contract/content.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { languageOfRequest, refuse } from '#server/platform/problems.ts'
import { presentPage } from '../present-page.ts'

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
}
