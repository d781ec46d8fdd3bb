// The renderer finds a page whatever the case of its path.
const linkPage = /^\/\w+\/protocols\/[^/?]/i
const secret = /^\/\w+\/(?:auth|protocols)(?=[/.?]|$)/i
const personal = /^\/\w+\/(account|admin|login|onboarding\/(certificate|welcome|check-mail))(?=[/.?]|$)/i

/** What such pages say besides: those reached by a link with a token are kept by nobody, and never named to others. */
export function privacyHeaders(url: string): Record<string, string> {
  if (secret.test(url))
    return { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
  return personal.test(url) ? { 'x-robots-tag': 'noindex' } : {}
}

/** What stands behind a link is made anew for each request: no memory keeps it, and a revoked link is dead at once. */
export function isMadeEachTime(url: string): boolean {
  return linkPage.test(url)
}

const tokenPath = /^(\/\w+\/auth\/(?:activate|reset-password|confirm-email|multipass)\/)[^/?]+?(?=\.data$|$)/i

/** Such a page is the same for every token, and the browser alone needs to know it: the token is made into no page. */
export function withoutToken(path: string): string {
  return path.replace(tokenPath, '$1-')
}
