import type { Declaration } from './declaration.ts'
import { pathText } from './path-text.ts'

type Id = number | ':id' | ':version_id'
const content = '/v2/admin/content'
const entry = (id: Id) => `${content}/${id}` as const

export const contentPaths = {
  /** For everyone: a page that the shop’s team wrote. */
  page: (slug: string) => `/v2/storefront/pages/${pathText(slug)}` as const,
  /** For everyone: the articles of the help centre, or those that have the words of a `query`. */
  articles: '/v2/storefront/help',
  /** For everyone: an article of the help centre. */
  article: (slug: string) => `/v2/storefront/help/${pathText(slug)}` as const,
  /** For everyone: texts in places of the shop’s own pages. */
  placed: (kind: 'home' | 'welcome' | ':kind') => `/v2/storefront/content/${kind}` as const,
  /** For everyone: ads for visitors. */
  visitorAds: '/v2/storefront/ads',
  /** Ads for the caller. */
  ads: '/v2/providers/storyblok/account/ads',
  /** Storyblok’s webhook. */
  webhook: '/v2/providers/storyblok/webhook',
  entries: content,
  images: `${content}/images`,
  products: `${content}/products`,
  entry,
  preview: (id: Id) => `${entry(id)}/preview` as const,
  publication: (id: Id) => `${entry(id)}/publication` as const,
  history: (id: Id) => `${entry(id)}/history` as const,
  restoration: (id: Id, versionId: Id) => `${entry(id)}/history/${versionId}/restore` as const,
} as const

/** Who may make which call. */
export const contentCalls = () =>
  [
    { method: 'GET', path: contentPaths.page(':slug'), auth: 'public' },
    { method: 'GET', path: contentPaths.articles, auth: 'public' },
    { method: 'GET', path: contentPaths.article(':slug'), auth: 'public' },
    { method: 'GET', path: contentPaths.placed(':kind'), auth: 'public' },
    { method: 'GET', path: contentPaths.visitorAds, auth: 'public' },
    { method: 'POST', path: contentPaths.webhook, auth: 'public' },
    { method: 'GET', path: contentPaths.ads, auth: 'signed-in' },
    { method: 'GET', path: contentPaths.entries, auth: 'admin' },
    { method: 'POST', path: contentPaths.entries, auth: 'admin' },
    { method: 'POST', path: contentPaths.images, auth: 'admin' },
    { method: 'GET', path: contentPaths.products, auth: 'admin' },
    { method: 'GET', path: contentPaths.entry(':id'), auth: 'admin' },
    { method: 'PUT', path: contentPaths.entry(':id'), auth: 'admin' },
    { method: 'DELETE', path: contentPaths.entry(':id'), auth: 'admin' },
    { method: 'GET', path: contentPaths.preview(':id'), auth: 'admin' },
    { method: 'PUT', path: contentPaths.publication(':id'), auth: 'admin' },
    { method: 'DELETE', path: contentPaths.publication(':id'), auth: 'admin' },
    { method: 'GET', path: contentPaths.history(':id'), auth: 'admin' },
    { method: 'POST', path: contentPaths.restoration(':id', ':version_id'), auth: 'admin' },
  ] as const satisfies readonly Declaration[]
