// The renderer finds a page whatever the case of its path.
const linkPage = /^\/\w+\/protocols\/[^/?]/i
const secret = /^\/\w+\/(?:(?:auth|protocols)(?=[/.?]|$)|withdraw\/[^/?])/i
const searchPage = /^\/\w+\/search-results(?=[/.?]|$)/i
const personal =
  /^\/\w+\/(account|admin|cart|wishlist|login|onboarding\/(certificate|welcome|check-mail))(?=[/.?]|$)/i

/**
 * What such pages say besides: those reached by a link with a token are kept by nobody, and never named to others;
 * what somebody searched for is theirs and their browser's.
 */
export function privacyHeaders(url: string): Record<string, string> {
  if (secret.test(url))
    return { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
  if (isSearch(url))
    return {
      'cache-control': 'private, no-cache',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    }
  return personal.test(url) ? { 'x-robots-tag': 'noindex' } : {}
}

/**
 * What stands behind a link is made anew for each request: no memory keeps it, and a revoked link is dead at once.
 * So are the results of a search: few ask the same, and what people type shall not lie in the memory of the shop.
 */
export function isMadeEachTime(url: string): boolean {
  return linkPage.test(url) || isSearch(url)
}

export function isSearch(url: string): boolean {
  return searchPage.test(url)
}

const tokenPath =
  /^(\/\w+\/(?:auth\/(?:activate|reset-password|confirm-email|multipass)|withdraw)\/)[^/?]+?(?=\.data$|$)/i

/** Such a page is the same for every token, and the browser alone needs to know it: the token is made into no page. */
export function withoutToken(path: string): string {
  return path.replace(tokenPath, '$1-')
}
