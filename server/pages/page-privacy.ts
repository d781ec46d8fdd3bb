import type { MatchedPage } from './page-routes.ts'

/** Not cached, not sent as a referrer, and not indexed. */
export const privateHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const

/** The headers that say who may cache a page. Search results are cached only by the visitor's own browser. */
export function privacyHeaders({
  visibility,
  isShared,
}: Pick<MatchedPage, 'visibility' | 'isShared'>): Record<string, string> {
  if (visibility === 'search')
    return {
      'cache-control': 'private, no-cache',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    }
  if (!isShared) return privateHeaders
  const robots = visibility === 'shell' && { 'x-robots-tag': 'noindex' }
  return { 'cache-control': 'public, max-age=0, must-revalidate', ...robots }
}
