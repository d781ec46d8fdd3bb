import type { FastifyInstance } from 'fastify'
import { languageOf } from '#domain/languages.ts'
import { refuse } from './problems.ts'
import { sendCompressed } from './send-compressed.ts'
import type { Translations } from './translation.ts'

type Request = { Params: { language: string; file: string }; Querystring: { v?: string } }

/** The interface's texts, `/locales/{language}/{namespace}.json`; cached permanently when requested by hash. */
export async function localeRoutes(
  app: FastifyInstance,
  { file }: Pick<Translations['pages'], 'file'>,
): Promise<void> {
  app.get<Request>('/locales/:language/:file', (request, reply) => {
    const language = languageOf(request.params.language)
    const namespace = /^([\w-]{1,40})\.json$/.exec(request.params.file)?.[1]
    const found = language && namespace ? file(language, namespace) : undefined
    if (!found) return refuse('not-found')
    const etag = `"${found.hash}"`
    const forGood = request.query.v === found.hash
    reply.header('etag', etag).header('vary', 'accept-encoding')
    reply.header('cache-control', forGood ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    reply.type('application/json; charset=utf-8')
    return sendCompressed(request, reply, { plain: found.json, brotli: found.brotli })
  })
}
