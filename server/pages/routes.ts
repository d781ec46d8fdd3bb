import type { IncomingMessage } from 'node:http'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ViteDevServer } from 'vite'
import { cataloguePaths, type OptionList } from '#contract/catalogue.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import { answer, answerAtOnce, answerFirst } from './answer.ts'
import { builtFiles } from './built-files.ts'
import { flagRoutes } from './flags.ts'
import { legacyRedirect } from './legacy-redirects.ts'
import { pageAddress } from './page-address.ts'
import { type Change, createPageCache } from './page-cache.ts'
import { createPageMaker, isFileForSearchEngines } from './page-maker.ts'
import { isMadeEachTime, privacyHeaders } from './page-privacy.ts'
import type { Texts } from './page-request.ts'
import { endSlashRedirect, languageRedirect, type Redirect } from './redirects.ts'
import { builtPages, developmentPages } from './renderer.ts'

export type PageOptions = {
  config: Pick<Config, 'region' | 'publicUrl' | 'otherStoreUrl'>
  db: Database
  translations: Texts
  catalogue: { onChange(listener: (change: Change, about: { shown: boolean }) => void): () => void }
  /** The checkout, in which `build/` stands. */
  root: string
  /** In development pages come from the sources, and are not kept. */
  vite?: ViteDevServer | undefined
}

/** Every address that is not the API's: pages, their data, built files, redirects. */
export async function pageRoutes(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { config, root, vite, catalogue } = options
  const render = vite ? developmentPages(vite) : await builtPages(`${root}/build/server/index.js`)
  const make = createPageMaker({ app, render, ...options, shop: config })
  const makePage = (key: string, address?: string) => {
    const [origin = '', url = ''] = key.split(' ')
    return make({ origin, url, address }, pageAddress(url)?.language)
  }
  const cache = createPageCache({ clock: Date.now, make: (key) => makePage(key) })
  const stop = catalogue.onChange((change, { shown }) => shown && cache.drop(change))
  app.addHook('onClose', async () => stop())

  if (!vite) {
    await app.register(fastifyStatic, builtFiles(root))
    app.addHook('onReady', async () =>
      answerFirst(app.server, (request, response) => {
        const isRead = request.method === 'GET' || request.method === 'HEAD'
        const key = isRead ? pageKey(request, config.publicUrl) : undefined
        const page = key && cache.peek(key)
        return page ? answerAtOnce(page, request, response) : false
      }),
    )
  }

  await app.register(flagRoutes)
  app.route({
    method: 'GET',
    url: '/*',
    async handler(request, reply) {
      if (request.url.startsWith('/api/')) return reply.callNotFound()
      if (vite && (await answeredByVite(vite, request, reply))) return reply.hijack()
      const redirect = await redirectFor(app, request)
      if (redirect) return sendRedirect(request, reply, redirect)
      const key = pageKey(request.raw, config.publicUrl)
      if (!key) return reply.callNotFound()
      if (isMadeEachTime(request.url)) {
        const { page } = await makePage(key, request.ip)
        reply.hijack()
        return void (await answer(page, request.raw, reply.raw))
      }
      const page = (!vite && cache.peek(key)) || (await cache.get(key))
      reply.hijack()
      if (await answer(page, request.raw, reply.raw)) cache.resized(key)
    },
  })
}

/** Undefined for addresses that are nobody's page. */
function pageKey(request: IncomingMessage, publicUrl: string | undefined): string | undefined {
  const url = request.url ?? '/'
  const address = pageAddress(url)?.url ?? (isFileForSearchEngines(url) ? url : undefined)
  return address && `${originOf(request, publicUrl)} ${address}`
}

/** The shop's own address; without PUBLIC_URL, what the visitor called it. */
function originOf(request: IncomingMessage, publicUrl: string | undefined): string {
  if (publicUrl) return publicUrl
  const host = request.headers.host ?? ''
  return `http://${/^[\w.-]{1,100}(:\d{1,5})?$|^\[[\da-f:]{2,40}\](:\d{1,5})?$/i.test(host) ? host : 'localhost'}`
}

async function redirectFor(app: FastifyInstance, request: FastifyRequest): Promise<Redirect | undefined> {
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
  return legacy ?? languageRedirect(url, { cookie, acceptLanguage }) ?? endSlashRedirect(url)
}

async function sendRedirect(request: FastifyRequest, reply: FastifyReply, redirect: Redirect) {
  const { status, location, unsupported } = redirect
  if (unsupported) request.log.warn({ language: unsupported }, 'unsupported language')
  if (status === 302) reply.header('vary', 'Accept-Language, Cookie').header('cache-control', 'no-store')
  else reply.header('cache-control', 'public, max-age=3600')
  return reply.headers(privacyHeaders(location)).redirect(location, status)
}

function answeredByVite(vite: ViteDevServer, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  return new Promise((resolve) => {
    reply.raw.once('close', () => resolve(true))
    vite.middlewares(request.raw, reply.raw, () => resolve(false))
  })
}
