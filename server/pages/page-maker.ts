import type { FastifyInstance } from 'fastify'
import { allStores, type Shop } from '#contract/pages.ts'
import { isLanguage } from '#domain/languages.ts'
import type { ContentSource } from '#server/content/source.ts'
import type { Database } from '#server/platform/database.ts'
import { contentSecurityPolicy, securityHeaders } from './content-security.ts'
import { finishPage } from './finished-page.ts'
import type { PageAddress } from './page-address.ts'
import type { PageContent, RenderResult } from './page-cache.ts'
import { privacyHeaders, privateHeaders } from './page-privacy.ts'
import { openPageRequest, type Texts } from './page-request.ts'
import { createPaymentMarks } from './payment-marks.ts'
import type { Render } from './renderer.ts'
import { listSitemapEntries, robots, sitemapFile, sitemapIndex, sitemapOf } from './sitemap.ts'

type Options = {
  app: FastifyInstance
  db: Database
  content: ContentSource
  render: Render
  translations: Texts
  shop: Pick<Shop, 'region' | 'otherStoreUrl' | 'consentVersion' | 'isDemonstration'>
}

/** `caller`: the IP address of the person the page is made for; absent if it is the same for everybody. */
export type PageRequest = {
  origin: string
  page: PageAddress
  caller?: string | undefined
  /** What a browser without scripts sends to the page. */
  form?: Buffer<ArrayBuffer> | undefined
}

export const formType = 'application/x-www-form-urlencoded'

const allPages: PageContent = {
  products: new Set(),
  catalogue: true,
  store: allStores,
  content: new Set(['page']),
}
const nothing: PageContent = { products: new Set(), catalogue: false }

/** Makes the response for an address: a rendered page, its data, or a file for search engines. */
export function createPageMaker({ app, db, content, render, translations, shop }: Options) {
  const paymentMarks = createPaymentMarks({ app, region: shop.region, clock: Date.now })

  async function renderPage({ origin, page, caller, form }: PageRequest): Promise<RenderResult> {
    const { region, otherStoreUrl, consentVersion, isDemonstration } = shop
    const { language, visibility } = page
    const about = {
      language,
      origin,
      region,
      otherStoreUrl,
      consentVersion,
      isDemonstration,
      paymentMarks: await paymentMarks(),
    }
    const { request, shown } = openPageRequest(app, translations, about, caller)
    const sent = form && { method: 'POST', body: form, headers: { 'content-type': formType } }
    const response = await render(new Request(origin + page.url, sent), request)
    const body = Buffer.from(await response.arrayBuffer())
    const html = response.headers.get('content-type')?.startsWith('text/html')
    const headers: Record<string, string> = {
      ...Object.fromEntries(response.headers),
      ...securityHeaders({ https: origin.startsWith('https:') }),
      ...(html && { 'content-security-policy': contentSecurityPolicy(body.toString('utf8')) }),
      ...privacyHeaders(page),
      ...(!response.ok && privateHeaders),
    }
    const { status } = response
    // A public page that does not exist is not cached, since any URL could be one.
    const isKept =
      (visibility === 'public' && status === 200) || (visibility === 'shell' && [200, 404].includes(status))
    return { page: await finishPage({ status, headers, body }), shown: shown(), isKept }
  }

  async function makeFile(origin: string, url: string): Promise<RenderResult> {
    if (url === '/robots.txt') return file(origin, 'text/plain', robots(origin), nothing)
    const entries = await listSitemapEntries({ db, content })
    if (url === '/sitemap.xml')
      return file(origin, 'application/xml', sitemapIndex(origin, entries.length), allPages)
    const [, language, part] = sitemapFile.exec(url) ?? []
    const text = isLanguage(language) ? sitemapOf(origin, language, Number(part), entries) : undefined
    return file(origin, 'application/xml', text, allPages)
  }

  return { page: renderPage, file: makeFile }
}

async function file(
  origin: string,
  type: string,
  text: string | undefined,
  shown: PageContent,
): Promise<RenderResult> {
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=600',
    ...securityHeaders({ https: origin.startsWith('https:') }),
  }
  const status = text === undefined ? 404 : 200
  const page = await finishPage({ status, headers, body: Buffer.from(text ?? '') })
  return { page, shown, isKept: status === 200 }
}
