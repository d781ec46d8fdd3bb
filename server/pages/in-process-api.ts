import type { FastifyInstance } from 'fastify'
import { cataloguePaths } from '#contract/catalogue.ts'
import type { Api } from '#contract/pages.ts'
import { type Language, languageTag } from '#domain/languages.ts'

type Options = { language: Language; onWholeCatalogue: () => void }

const singleProduct = cataloguePaths.product('')

/** The API without HTTP: pages go through the same door as everybody, so that its rules hold for them too. */
export function inProcessApi(app: FastifyInstance, { language, onWholeCatalogue }: Options): Api {
  return {
    async get<Answer>(path: string, query: URLSearchParams | Record<string, string> = {}) {
      // Lists and counts may change with any product, one that they do not show yet included.
      if (!path.startsWith(singleProduct)) onWholeCatalogue()
      const search = new URLSearchParams(query).toString()
      const answer = await app.inject({
        method: 'GET',
        url: `/api${path}${search && `?${search}`}`,
        headers: { 'accept-language': languageTag(language) },
      })
      if (answer.statusCode >= 400) throw refusal(answer.statusCode, answer.statusMessage)
      return answer.json<Answer>()
    },
  }
}

function refusal(status: number, statusText: string): Response {
  return new Response(null, { status, statusText, headers: status === 503 ? { 'retry-after': '1' } : {} })
}
