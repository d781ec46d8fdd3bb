import { isLanguage } from '../languages.ts'

/** The pages that the shop has from the start; an admin can write them anew. */
export const standardPages = [
  'practitioners-information',
  'about',
  'delivery',
  'returns',
  'privacy',
  'terms',
  'contact',
  'accessibility',
] as const
export type StandardPage = (typeof standardPages)[number]

export function isStandardPage(slug: string): slug is StandardPage {
  return (standardPages as readonly string[]).includes(slug)
}

/** Addresses of the shop itself, at which no page can be written. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'account',
  'admin',
  'api',
  'assets',
  'auth',
  'back-in-stock',
  'baskets',
  'brands',
  'builder',
  'cart',
  'checkout',
  'compare',
  'dev',
  'health-goals',
  'help',
  'locales',
  'login',
  'mail',
  'media',
  'onboarding',
  'pages',
  'plants',
  'practitioners',
  'products',
  'protocols',
  'sandbox',
  'search-results',
  'sitemaps',
  'unsubscribe',
  'wishlist',
  'withdraw',
])

export const pageSlugMaximum = 80

/** The last part of a page’s address: words of small letters and digits, joined by hyphens. */
export function isPageSlug(text: string): boolean {
  return text.length <= pageSlugMaximum && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)
}

export function isReservedSlug(slug: string): boolean {
  return reservedSlugs.has(slug) || isLanguage(slug)
}
