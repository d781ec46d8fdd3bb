import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ViteDevServer } from 'vite'
import { cataloguePaths, type OptionList } from '#contract/catalogue.ts'
import type { PageVisibility } from '#contract/page-visibility.ts'
import { pagesWithForm } from '#contract/pages.ts'
import { fallbackLanguage, isLanguage } from '#domain/languages.ts'
import { consentVersion } from '#domain/marketing/consent.ts'
import type { ContentChanges } from '#server/content/content-changes.ts'
import type { ContentSource } from '#server/content/source.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import { withSecrets } from '#server/platform/secret-paths.ts'
import type { QuestionChanges } from '#server/questions/question-changes.ts'
import { answer, answerAtOnce, answerFirst } from './answer.ts'
import { builtFiles } from './built-files.ts'
import { flagRoutes } from './country-flags.ts'
import { legacyRedirect } from './legacy-redirects.ts'
import { pageAddress } from './page-address.ts'
import { createPageMaker, formType } from './page-maker.ts'
import { privacyHeaders, privateHeaders } from './page-privacy.ts'
import type { Texts } from './page-request.ts'
import type { PageRoutes } from './page-routes.ts'
import { openPageServer } from './page-server.ts'
import { caseRedirect, languageRedirect, type Redirect, slashRedirect } from './redirects.ts'
import { builtPages, developmentPages } from './renderer.ts'
import { isFileForSearchEngines } from './sitemap.ts'

/** Of text, in which a sign takes up to nine bytes. */
const formBytes = 64 * 1024

export type PageOptions = {
  config: Pick<Config, 'region' | 'publicUrl' | 'otherStoreUrl' | 'demonstration' | 'klaviyoApiKey'>
  db: Database
  translations: Texts
  catalogue: {
    onChange(listener: (change: readonly number[] | 'all', about: { shown: boolean }) => void): () => void
  }
  storeChanges: { onChange(listener: (name: string) => void): () => void }
  content: ContentSource
  contentChanges: Pick<ContentChanges, 'onChange'>
  questionChanges: Pick<QuestionChanges, 'onChange'>
  /** The checkout, in which `build/` is. */
  root: string
  /** In development pages are loaded from their sources, and are not cached. */
  vite?: ViteDevServer | undefined
}

/** Every URL that is not the API's: pages, their data, built files, redirects. */
export async function pageRoutes(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { config, root, vite, catalogue, storeChanges, contentChanges, questionChanges, translations } =
    options
  const pages = vite ? developmentPages(vite) : await builtPages(`${root}/build/server/index.js`)
  const server = openPageServer({
    make: createPageMaker({
      ...options,
      app,
      render: pages.render,
      shop: {
        ...config,
        consentVersion: config.klaviyoApiKey ? consentVersion : undefined,
        isDemonstration: config.demonstration,
      },
    }),
    routes: pages.routes,
    translations,
    publicUrl: config.publicUrl,
    clock: Date.now,
    isKeeping: !vite,
  })
  const stop = catalogue.onChange((change, { shown }) => shown && server.cache.drop(change))
  const stopStores = storeChanges.onChange((name) => server.cache.drop({ store: name }))
  const stopContent = contentChanges.onChange((content) => server.cache.drop({ content }))
  const stopQuestions = questionChanges.onChange((productId) => server.cache.drop([productId]))
  app.addHook('onClose', async () => {
    stop()
    stopStores()
    stopContent()
    stopQuestions()
  })

  if (!vite) {
    await app.register(fastifyStatic, builtFiles(root))
    app.addHook('onReady', async () =>
      answerFirst(app.server, (request, response) => {
        const isRead = request.method === 'GET' || request.method === 'HEAD'
        const page = isRead && server.peek(request)
        return page ? answerAtOnce(page, request, response) : false
      }),
    )
  }

  await app.register(flagRoutes)
  await app.register((scope) => formRoutes(scope, server))
  app.route({
    method: 'GET',
    url: '/*',
    preHandler: hideSecrets(server),
    async handler(request, reply) {
      if (request.url.startsWith('/api/')) return reply.callNotFound()
      if (vite && (await answeredByVite(vite, request, reply))) return reply.hijack()
      const page = await server.locate(request.raw)
      const redirect = await redirectFor(app, request, page?.visibility)
      if (redirect) return sendRedirect(request, reply, redirect, await pages.routes())
      const found = await server.find(request.raw, request.ip)
      if (!found) return reply.callNotFound()
      reply.hijack()
      if (await answer(found.page, request.raw, reply.raw)) found.compressed()
    },
  })
}

type PageServer = ReturnType<typeof openPageServer>

/** Keeps the secret parts of pages' URLs out of the log. */
function hideSecrets(server: PageServer) {
  return ({ raw }: FastifyRequest, _: FastifyReply, done: (error?: Error) => void) =>
    void server.locate(raw).then((page) => withSecrets(page?.secrets ?? [], done), done)
}

/** Forms that browsers without scripts send: answered with a page, or a redirect to one that asks for scripts. */
async function formRoutes(scope: FastifyInstance, server: PageServer): Promise<void> {
  scope.addContentTypeParser(formType, { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  for (const path of pagesWithForm)
    scope.post<{ Body: Buffer<ArrayBuffer> }>(
      `/:lang${path}`,
      { bodyLimit: formBytes },
      async (request, reply) => {
        const found = await server.submit(request.raw, request.body, request.ip)
        if (!found) return reply.callNotFound()
        reply.hijack()
        await answer(found.page, request.raw, reply.raw)
      },
    )
  scope.post<{ Params: { lang: string } }>(
    '/:lang/*',
    { bodyLimit: formBytes, preHandler: hideSecrets(server) },
    ({ params, raw }, reply) =>
      // The language comes first, so that the path cannot be another host’s.
      isLanguage(params.lang) ? reply.redirect(raw.url!, 303) : reply.callNotFound(),
  )
}

async function redirectFor(
  app: FastifyInstance,
  request: FastifyRequest,
  visibility: PageVisibility | undefined,
): Promise<Redirect | undefined> {
  const url = request.raw.url ?? '/'
  if (isFileForSearchEngines(url)) return undefined
  const legacy = await legacyRedirect(url, async () => {
    const [brands, categories] = await Promise.all(
      [cataloguePaths.brands, cataloguePaths.categories].map(async (path) => {
        const { json } = await app.inject(`/api${path}`)
        return (json<OptionList>().data ?? []) as OptionList['data']
      }),
    )
    return { brands: brands ?? [], categories: categories ?? [] }
  })
  const { cookie, 'accept-language': acceptLanguage } = request.headers
  return (
    legacy ??
    languageRedirect(url, { cookie, acceptLanguage }) ??
    slashRedirect(url) ??
    // Elsewhere a capital letter may be part of a token.
    (visibility === 'public' ? caseRedirect(url) : undefined)
  )
}

async function sendRedirect(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, location, unsupported }: Redirect,
  routes: PageRoutes,
) {
  if (unsupported) request.log.warn({ language: unsupported }, 'unsupported language')
  // Old URLs redirect to a path without language.
  const page = pageAddress(routes, location) ?? pageAddress(routes, `/${fallbackLanguage}${location}`)
  if (!page?.isShared) reply.headers(privateHeaders)
  // Where a name may stand, somebody may have written a secret; only a page without parameters surely has none.
  else if (status === 301 && !page.hasParameters)
    reply.headers({ ...privacyHeaders(page), 'cache-control': 'public, max-age=3600' })
  else reply.headers({ ...privacyHeaders(page), 'cache-control': 'private, no-store' })
  if (status === 302) reply.header('vary', 'Accept-Language, Cookie')
  return reply.redirect(location, status)
}

function answeredByVite(vite: ViteDevServer, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  return new Promise((resolve) => {
    reply.raw.once('close', () => resolve(true))
    vite.middlewares(request.raw, reply.raw, () => resolve(false))
  })
}
