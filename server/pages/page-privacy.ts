import type { MatchedPage } from './page-routes.ts'

/** Kept by nobody, named to nobody, and found by no search engine. */
export const privateHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const

/** What a page says of who may keep it. What somebody searched for is theirs and their browser's. */
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
