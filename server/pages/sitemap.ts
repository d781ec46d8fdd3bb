import { asc, eq } from 'drizzle-orm'
import { articlePath, standardArticles } from '#domain/content/help.ts'
import { isStandardPage, standardPages } from '#domain/content/slugs.ts'
import { fallbackLanguage, type Language, languages } from '#domain/languages.ts'
import { publicProtocolPath, storePagePath } from '#domain/storefront/links.ts'
import { products } from '#server/catalogue/tables.ts'
import type { ContentSource, LiveEntry } from '#server/content/source.ts'
import type { Database } from '#server/platform/database.ts'
import { listPublishedProtocols, listPublishedStores } from '#server/storefront/find-published.ts'

export type SitemapEntry = { path: string; changedAt?: Date }

/** The protocol's limit of URLs in one file. */
export const sitemapSize = 50_000
const pages = [
  '',
  '/products',
  '/brands',
  '/health-goals',
  '/practitioners',
  '/help',
  ...standardPages.map((slug) => `/${slug}`),
]

export const sitemapFile = /^\/sitemaps\/(\w{2,5})-(\d{1,4})\.xml$/

export function isFileForSearchEngines(url: string): boolean {
  return url === '/robots.txt' || url === '/sitemap.xml' || sitemapFile.test(url)
}

export async function listSitemapEntries({
  db,
  content,
}: {
  db: Database
  content: ContentSource
}): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ slug: products.slug, changedAt: products.updatedAt })
    .from(products)
    .where(eq(products.status, 'published'))
    .orderBy(asc(products.id))
  const [stores, protocols, written, writtenArticles] = await Promise.all([
    listPublishedStores(db),
    listPublishedProtocols(db),
    content.list('page', fallbackLanguage),
    content.list('article', fallbackLanguage),
  ])
  const ownPages = written.filter(({ slug }) => !isStandardPage(slug))
  return [
    ...pages.map((path) => ({ path })),
    ...ownPages.map(({ slug, since }) => ({ path: `/${slug}`, changedAt: since })),
    ...articlePaths(writtenArticles),
    ...rows.map(({ slug, changedAt }) => ({ path: `/products/${encodeURIComponent(slug)}`, changedAt })),
    ...stores.map(({ name, publishedAt }) => ({ path: storePagePath(name), changedAt: publishedAt })),
    ...protocols.map(({ name, slug, updatedAt }) => ({
      path: publicProtocolPath(name, slug),
      changedAt: updatedAt,
    })),
  ]
}

function articlePaths(written: readonly LiveEntry[]): SitemapEntry[] {
  const since = new Map(written.map((article) => [article.slug, article.since]))
  const slugs = new Set([...standardArticles, ...since.keys()])
  return [...slugs].map((slug) => {
    const changedAt = since.get(slug)
    return { path: articlePath(slug), ...(changedAt && { changedAt }) }
  })
}

export function sitemapIndex(origin: string, entryCount: number): string {
  const parts = Array.from(
    { length: Math.max(1, Math.ceil(entryCount / sitemapSize)) },
    (_, part) => part + 1,
  )
  const addresses = languages.flatMap((language) =>
    parts.map((part) => `${origin}/sitemaps/${language}-${part}.xml`),
  )
  return document(
    'sitemapindex',
    addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>`),
  )
}

/** The part-th file of a language, from 1; undefined after the last. */
export function sitemapOf(
  origin: string,
  language: Language,
  part: number,
  entries: readonly SitemapEntry[],
) {
  const slice = entries.slice((part - 1) * sitemapSize, part * sitemapSize)
  if (slice.length === 0) return undefined
  const urls = slice.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : ''
    return `<url><loc>${escaped(`${origin}/${language}${path}`)}</loc>${changed}</url>`
  })
  return document('urlset', urls)
}

export function robots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /*/account',
    'Disallow: /*/admin',
    'Disallow: /*/auth/',
    'Disallow: /*/cart',
    'Disallow: /*/protocols/',
    'Disallow: /*/withdraw/',
    'Disallow: /*/back-in-stock/',
    'Disallow: /*/guest-orders/',
    'Disallow: /*/saved-carts/',
    'Disallow: /*/search-results',
    'Disallow: /*/help/search',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

function document(element: string, children: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${children.join('\n')}\n</${element}>\n`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
