import type { IncomingMessage } from 'node:http'
import fc from 'fast-check'
import fastify from 'fastify'
import { createRequestHandler, data, type ServerBuild } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { routeTree, shopRoutes } from '../../tests/support/shop-routes.ts'
import { holdsToken, spelledAddress, token } from '../../tests/support/token-spellings.ts'
import { compressFor } from './finished-page.ts'
import { createPageMaker } from './page-maker.ts'
import { openPageServer } from './page-server.ts'
import { longestQueue, renderedAtOnce } from './rendering-queue.ts'

const texts = { translatorFor: () => (key: string) => key, resourcesOf: () => ({}), file: () => undefined }
const shop = { region: 'eu', otherStoreUrl: undefined } as const
const db = undefined as never

let rendered: string[]
let running: number
let most: number
let hold: Promise<void> | undefined

beforeEach(() => {
  rendered = []
  running = 0
  most = 0
  hold = undefined
})

/**
 * The shop's routes, each rendering everything its loader can know about the caller, which would show if it were
 * cached.
 */
function buildOfRoutes(): ServerBuild {
  const loader = ({ params, request }: { params: Record<string, string>; request: Request }) => {
    if ('*' in params || (params.slug && params.slug !== 'zinc')) throw data(null, { status: 404 })
    return { params, url: request.url }
  }
  const routes = Object.fromEntries(
    flat(routeTree()).map(({ children: _, parentId, ...route }) => [
      route.id,
      { ...route, parentId, module: { default: () => null, ...(parentId && { loader }) } },
    ]),
  )
  const handleDocument = (
    request: Request,
    status: number,
    headers: Headers,
    { staticHandlerContext }: { staticHandlerContext: { loaderData: unknown } },
  ) => new Response(JSON.stringify([request.url, staticHandlerContext.loaderData]), { status, headers })
  return {
    routes,
    basename: '/',
    ssr: true,
    future: {},
    prerender: [],
    assets: { routes: {}, version: '1', entry: { module: '', imports: [] }, url: '' },
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    entry: { module: { default: handleDocument, handleError() {} } },
  } as unknown as ServerBuild
}

type Node = ReturnType<typeof routeTree>[number]
function flat(nodes: readonly Node[], parentId?: string): (Node & { parentId: string | undefined })[] {
  return nodes.flatMap((node) => [{ ...node, parentId }, ...flat(node.children ?? [], node.id)])
}

function openServer() {
  const handle = createRequestHandler(buildOfRoutes(), 'production')
  const render = async (request: Request) => {
    rendered.push(request.url.replace('http://shop.example', ''))
    most = Math.max(most, ++running)
    await hold
    running--
    return handle(request)
  }
  return openPageServer({
    make: createPageMaker({
      app: fastify(),
      db,
      content: { find: async () => undefined, list: async () => [] },
      render,
      translations: texts,
      shop,
    }),
    routes: async () => shopRoutes,
    translations: texts,
    publicUrl: 'http://shop.example',
    clock: Date.now,
    isKeeping: true,
  })
}

const asked = (url: string) => ({ url, headers: {} }) as IncomingMessage
const textOf = async (page: Parameters<typeof compressFor>[0]) =>
  (await compressFor(page, 'identity')).body.toString()

describe('a private page with its URL in any spelling', () => {
  test('no token is in the cache or its key, and the response is not cached elsewhere', {
    tags: 'page-token-not-cached',
  }, async () => {
    const server = openServer()
    const kept = new Set<string>()
    await fc.assert(
      fc.asyncProperty(spelledAddress, async (url) => {
        expect(server.peek(asked(url)), url).toBeUndefined()
        const found = await server.find(asked(url), '127.0.0.1')
        for (const key of server.cache.keys) {
          if (kept.has(key)) continue
          kept.add(key)
          expect(holdsToken(key), url).toBe(false)
          expect(holdsToken(await textOf(server.cache.peek(key)!)), url).toBe(false)
        }
        if (!found || !holdsToken(new URL(`http://shop${url}`).pathname)) return
        expect(found.page.headers, url).toMatchObject({
          'cache-control': 'private, no-store',
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex',
        })
        expect(found.page.variants.br?.headers, url).not.toContain('etag')
      }),
      { numRuns: 1500 },
    )
    expect(kept.size).toBeGreaterThan(5)
  })

  test.each([
    '/en/protocols/a',
    '/en/protocols/a.data',
    '/en/PROTOCOLS/a',
    '/en/%70rotocols/a',
    '/en/protocols/a/_.data',
  ])('a protocol is rendered for each request: %s', { tags: 'link-private' }, async (url) => {
    const server = openServer()
    await server.find(asked(url), '127.0.0.1')
    await server.find(asked(url), '127.0.0.1')
    expect(rendered).toEqual([url, url])
  })

  test.each([`/en.data/protocols/${token}`, `/en/protocols//${token}`, `/en//protocols/${token}`])(
    'a path the router does not know shows no protocol: %s',
    async (url) => {
      const found = await openServer().find(asked(url), '127.0.0.1')
      expect(found?.page.status ?? 404).toBe(404)
    },
  )
})

test('a page that is not declared public is rendered each time, and public ones once in any spelling', async () => {
  const server = openServer()
  for (const url of ['/en/products', '/en/Products', '/en/%70roducts?x=1', '/en/products?page=1'])
    await server.find(asked(url), '127.0.0.1')
  expect(rendered).toEqual(['/en/products'])
  expect(server.peek(asked('/en/products?utm_source=mail'))).toBeDefined()
  for (const url of ['/en/account/orders/7', '/en/account/orders/7'])
    await server.find(asked(url), '127.0.0.1')
  expect(rendered.slice(1)).toEqual(['/en/account/orders/7', '/en/account/orders/7'])
})

describe('a flood of filters', () => {
  const flood = (server: ReturnType<typeof openServer>, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, n) =>
        server.find(asked(`/en/products?brands=${n + 1}`), '127.0.0.1'),
      ),
    )

  test('is rendered a few at a time, waits in a limited queue, and is refused beyond it', async () => {
    const server = openServer()
    const { promise, resolve } = Promise.withResolvers<void>()
    hold = promise
    const answers = flood(server, 500)
    const other = server.find(asked('/en/brands'), '127.0.0.1')
    await expect.poll(() => rendered).toContain('/en/brands')
    expect(running).toBe(renderedAtOnce + 1)
    resolve()
    const pages = (await answers).map((found) => found!.page)
    const refused = pages.filter(({ status }) => status === 503)
    expect(most).toBe(renderedAtOnce + 1)
    expect(pages.filter(({ status }) => status === 200)).toHaveLength(renderedAtOnce + longestQueue)
    expect(refused).toHaveLength(500 - renderedAtOnce - longestQueue)
    expect((await other)?.page.status).toBe(200)
    expect(refused[0]?.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'private, no-store' })
    expect(await textOf(refused[0]!)).toContain('<h1>shop:busy.title</h1>')
  })

  test('has no lasting effect: later requests are answered, and a refusal is not cached', async () => {
    const server = openServer()
    await flood(server, 500)
    expect((await flood(server, 50)).map((found) => found?.page.status)).toEqual(Array(50).fill(200))
    const again = await server.find(asked('/en/products?brands=500'), '127.0.0.1')
    expect(again?.page.status).toBe(200)
  })
})
