import type { IncomingMessage } from 'node:http'
import { Refusal } from '#server/platform/problems.ts'
import { createBusyPage } from './busy-page.ts'
import type { FinishedPage } from './finished-page.ts'
import { type PageAddress, pageAddress, spelledUrl } from './page-address.ts'
import { createPageCache, type RenderResult } from './page-cache.ts'
import type { PageRequest } from './page-maker.ts'
import type { Texts } from './page-request.ts'
import type { Pages } from './renderer.ts'
import { openRenderingQueue } from './rendering-queue.ts'
import { isFileForSearchEngines } from './sitemap.ts'

type Options = {
  make: {
    page(asked: PageRequest): Promise<RenderResult>
    file(origin: string, url: string): Promise<RenderResult>
  }
  routes: Pages['routes']
  translations: Pick<Texts, 'translatorFor'>
  publicUrl: string | undefined
  clock: () => number
  /** In development pages are loaded from their sources each time. */
  isKeeping: boolean
}
type FoundPage = {
  page: FinishedPage /** Packed once more, it takes more room where it is kept. */
  compressed(): void
}

/** Finds the response for a page request: cached if its route allows it, otherwise rendered for the caller. */
export function openPageServer({ make, routes, translations, publicUrl, clock, isKeeping }: Options) {
  const queue = openRenderingQueue()
  const busyPage = createBusyPage(translations)
  const render = (asked: PageRequest) => queue.run(asked.page.url, () => make.page(asked))

  const located = new WeakMap<IncomingMessage, PageAddress | undefined>()

  /** The requested page, matched once. */
  async function locate(request: IncomingMessage): Promise<PageAddress | undefined> {
    if (!located.has(request)) located.set(request, pageAddress(await routes(), request.url ?? '/'))
    return located.get(request)
  }

  const cache = createPageCache({
    clock,
    async make(key) {
      const [origin = '', url = ''] = key.split(' ')
      const page = pageAddress(await routes(), url)
      const made = await (page ? render({ origin, page }) : make.file(origin, url))
      return { ...made, isKept: made.isKept && isKeeping }
    },
  })

  async function findPage(origin: string, page: PageAddress, caller: string): Promise<FoundPage> {
    if (page.visibility === 'search' || page.visibility === 'private')
      return { page: (await render({ origin, page, caller })).page, compressed() {} }
    return findKept(`${origin} ${page.url}`)
  }

  async function findKept(key: string): Promise<FoundPage> {
    return { page: cache.peek(key) ?? (await cache.get(key)), compressed: () => cache.resized(key) }
  }

  async function withBusyPage(
    origin: string,
    page: PageAddress,
    found: Promise<FoundPage>,
  ): Promise<FoundPage> {
    try {
      return await found
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'unavailable')) throw error
      return { page: await busyPage(page.language, origin), compressed() {} }
    }
  }

  return {
    cache,
    locate,
    /** The page, if it is cached under exactly the requested URL. */
    peek: (request: IncomingMessage) =>
      cache.peek(`${originOf(request, publicUrl)} ${spelledUrl(request.url ?? '/')}`),
    /** Undefined for URLs without a page. `caller`: the caller's IP address. */
    async find(request: IncomingMessage, caller: string): Promise<FoundPage | undefined> {
      const url = request.url ?? '/'
      const origin = originOf(request, publicUrl)
      const page = await locate(request)
      if (!page) return isFileForSearchEngines(url) ? findKept(`${origin} ${url}`) : undefined
      return withBusyPage(origin, page, findPage(origin, page, caller))
    },
    /** The page as it answers a form; undefined for URLs without a page. */
    async submit(
      request: IncomingMessage,
      form: Buffer<ArrayBuffer>,
      caller: string,
    ): Promise<FoundPage | undefined> {
      const origin = originOf(request, publicUrl)
      const page = await locate(request)
      if (!page) return undefined
      const made = render({ origin, page, caller, form })
      return withBusyPage(
        origin,
        page,
        made.then(({ page: answer }) => ({ page: answer, compressed() {} })),
      )
    },
  }
}

/** The shop's own URL; without PUBLIC_URL, the one the visitor used. */
function originOf(request: IncomingMessage, publicUrl: string | undefined): string {
  if (publicUrl) return publicUrl
  const host = request.headers.host ?? ''
  return `http://${/^[\w.-]{1,100}(:\d{1,5})?$|^\[[\da-f:]{2,40}\](:\d{1,5})?$/i.test(host) ? host : 'localhost'}`
}
