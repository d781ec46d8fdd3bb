import type { FastifyInstance } from 'fastify'
import type { Shop } from '#contract/pages.ts'
import { isLanguage, type Language } from '#domain/languages.ts'
import type { Database } from '#server/platform/database.ts'
import { contentSecurityPolicy, securityHeaders } from './content-security.ts'
import { type FinishedPage, finishPage } from './finished-page.ts'
import type { Made, Shown } from './page-cache.ts'
import { privacyHeaders } from './page-privacy.ts'
import { openPageRequest, type Texts } from './page-request.ts'
import { createPaymentMarks } from './payment-marks.ts'
import type { Render } from './renderer.ts'
import { listSitemapEntries, robots, sitemapIndex, sitemapOf } from './sitemap.ts'

type Options = {
  app: FastifyInstance
  db: Database
  render: Render
  translations: Texts
  shop: Pick<Shop, 'region' | 'otherStoreUrl'>
}

/** `address`: of the one caller a page is made for; without it, the page is everybody's. */
type Asked = { origin: string; url: string; address?: string | undefined }

const wholeCatalogue: Shown = { products: new Set(), catalogue: true }
const nothing: Shown = { products: new Set(), catalogue: false }
const sitemapFile = /^\/sitemaps\/(\w{2,5})-(\d{1,4})\.xml$/

/** Makes the finished page of an address: a rendered page, its data, or a file for search engines. */
export function createPageMaker({ app, db, render, translations, shop }: Options) {
  const paymentMarks = createPaymentMarks({ app, region: shop.region, clock: Date.now })

  async function renderPage({ origin, url, address }: Asked, language: Language): Promise<Made> {
    const { region, otherStoreUrl } = shop
    const about = { language, origin, region, otherStoreUrl, paymentMarks: await paymentMarks() }
    const { page, shown } = openPageRequest(app, translations, about, address)
    const response = await render(new Request(origin + url), page)
    const body = Buffer.from(await response.arrayBuffer())
    const html = response.headers.get('content-type')?.startsWith('text/html')
    const headers = {
      ...Object.fromEntries(response.headers),
      ...securityHeaders({ https: origin.startsWith('https:') }),
      'cache-control': response.ok ? 'public, max-age=0, must-revalidate' : 'no-store',
      ...(html && { 'content-security-policy': contentSecurityPolicy(body.toString('utf8')) }),
      ...privacyHeaders(url),
    }
    return { page: await finishPage({ status: response.status, headers, body }), shown: shown() }
  }

  async function makeFile({ origin, url }: Asked): Promise<Made> {
    if (url === '/robots.txt')
      return { page: await file(origin, 'text/plain', robots(origin)), shown: nothing }
    const entries = await listSitemapEntries(db)
    if (url === '/sitemap.xml') {
      return {
        page: await file(origin, 'application/xml', sitemapIndex(origin, entries.length)),
        shown: wholeCatalogue,
      }
    }
    const [, language, part] = sitemapFile.exec(url) ?? []
    const text = isLanguage(language) ? sitemapOf(origin, language, Number(part), entries) : undefined
    return { page: await file(origin, 'application/xml', text), shown: wholeCatalogue }
  }

  return (asked: Asked, language: Language | undefined): Promise<Made> =>
    language ? renderPage(asked, language) : makeFile(asked)
}

export function isFileForSearchEngines(url: string): boolean {
  return url === '/robots.txt' || url === '/sitemap.xml' || sitemapFile.test(url)
}

function file(origin: string, type: string, text: string | undefined): Promise<FinishedPage> {
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=600',
    ...securityHeaders({ https: origin.startsWith('https:') }),
  }
  return finishPage({ status: text === undefined ? 404 : 200, headers, body: Buffer.from(text ?? '') })
}
