import type { FastifyInstance } from 'fastify'
import type { Api } from '#contract/pages.ts'
import { type Language, languageTag } from '#domain/languages.ts'

/** The API without HTTP: pages go through the same door as everybody, so that its rules hold for them too. */
export function inProcessApi(app: FastifyInstance, language: Language): Api {
  return {
    async get<Answer>(path: string, query: URLSearchParams | Record<string, string> = {}) {
      const search = new URLSearchParams(query).toString()
      const answer = await app.inject({
        method: 'GET',
        url: `/api${path}${search && `?${search}`}`,
        headers: { 'accept-language': languageTag(language) },
      })
      if (answer.statusCode >= 400)
        throw new Response(answer.body, { status: answer.statusCode, statusText: answer.statusMessage })
      return answer.json<Answer>()
    },
  }
}
