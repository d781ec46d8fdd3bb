import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ArticleList, ContentPage, contentPaths, HelpQuery } from '#contract/content.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { languageOfRequest, refuse } from '#server/platform/problems.ts'
import { presentPage } from '../present-page.ts'
import { type Article, findArticle, listArticles } from './find-articles.ts'
import { openArticleSearch } from './search-articles.ts'

const tags = ['Content']
const params = z.object({ slug: z.string().min(1).max(200) })

/** The help centre, the same for everybody. */
export async function helpRoutes(
  scope: FastifyInstance,
  deps: Pick<Deps, 'content' | 'translations'>,
): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const search = openArticleSearch(deps.translations)

  app.get(
    contentPaths.articles,
    {
      schema: {
        tags,
        summary: 'List or search the articles of the help centre',
        querystring: HelpQuery,
        response: { 200: ArticleList, 400: Problem },
      },
    },
    async (request) => {
      const query = request.query.query.trim()
      const language = languageOfRequest(request)
      const articles = await listArticles(deps, language)
      return { data: (query ? search(language, articles, query) : articles).map(presentListed) }
    },
  )

  app.get(
    contentPaths.article(':slug'),
    {
      schema: {
        tags,
        summary: 'Get an article of the help centre in your language, or else in English',
        params,
        response: { 200: ContentPage, 404: Problem },
      },
    },
    async (request) => {
      const found = await findArticle(deps, request.params.slug, languageOfRequest(request))
      return found ? presentPage(found) : refuse('not-found')
    },
  )
}

function presentListed({ slug, language, text: { title = '', description = '' } }: Article) {
  return { slug, language, title, description }
}
