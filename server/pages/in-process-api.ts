import type { FastifyInstance } from 'fastify'
import { cataloguePaths } from '#contract/catalogue.ts'
import { contentPaths } from '#contract/content-paths.ts'
import type { Api, PageRequest } from '#contract/pages.ts'
import type { Problem } from '#contract/problem.ts'
import { storePaths } from '#contract/storefront-paths.ts'
import { type Language, languageTag } from '#domain/languages.ts'

type Options = {
  language: Language
  /** The caller, if the page is made for one: rate limits count for them. */
  address?: string | undefined
  onWholeCatalogue: () => void
}
type ApiAndForms = Api & Pick<PageRequest, 'submit'>
type Query = URLSearchParams | Record<string, string>

/** Answers about single products, practitioners and general pages, which say themselves what they show. */
const singleThings = [
  cataloguePaths.product(''),
  cataloguePaths.comparison,
  storePaths.published(''),
  contentPaths.page(''),
  contentPaths.articles,
  contentPaths.placed('home'),
]

/** The API without HTTP: pages use the same entry point as everybody, so that its rules apply to them too. */
export function inProcessApi(
  app: FastifyInstance,
  { language, address, onWholeCatalogue }: Options,
): ApiAndForms {
  const callFor = (path: string) => ({
    url: `/api${path}`,
    headers: { 'accept-language': languageTag(language) },
    ...(address && { remoteAddress: address }),
  })

  async function call<Answer>(method: 'GET' | 'POST', path: string, query: Query): Promise<Answer> {
    // Lists and counts may change with any product, including ones they do not show yet.
    if (!singleThings.some((start) => path.startsWith(start))) onWholeCatalogue()
    const search = new URLSearchParams(query).toString()
    const answer = await app.inject({ ...callFor(`${path}${search && `?${search}`}`), method })
    if (answer.statusCode >= 400) throw refusal(answer.statusCode, answer.statusMessage)
    return answer.json<Answer>()
  }
  async function submit(path: string, form: object) {
    const {
      statusCode: status,
      statusMessage,
      json,
    } = await app.inject({
      ...callFor(path),
      method: 'POST',
      payload: form,
    })
    if (status >= 500) throw refusal(status, statusMessage)
    return status >= 400 ? { status, ...json<Problem>() } : undefined
  }
  return {
    submit,
    get: (path, query = {}) => call('GET', path, query),
    post: (path, query = {}) => call('POST', path, query),
  }
}

function refusal(status: number, statusText: string): Response {
  return new Response(null, { status, statusText, headers: status === 503 ? { 'retry-after': '1' } : {} })
}
