/**
 * `public`: the same for everybody, cached, and indexed by search engines.
 * `shell`: the same for everybody whatever its address contains, until the browser fills it; cached, not indexed.
 * `search`: may be rendered for any visitor and cached only by their browser.
 * `private`: rendered for each request and never cached.
 */
export type PageVisibility = 'public' | 'shell' | 'search' | 'private'

/** Keyed by route path without the language. A route that is not listed here is private. */
const namedPages: Readonly<Record<string, PageVisibility>> = {
  '': 'public',
  products: 'public',
  'products/:slug': 'public',
  compare: 'public',
  brands: 'public',
  'health-goals': 'public',
  practitioners: 'public',
  'practitioners/:name': 'public',
  'practitioners/:name/:slug': 'public',
  help: 'public',
  contact: 'public',
  'help/:slug': 'public',
  // General pages.
  ':slug': 'public',
  withdraw: 'public',
  'onboarding/register-as': 'public',
  'onboarding/register/practitioner': 'public',
  'onboarding/register/client': 'public',

  'search-results': 'search',
  'help/search': 'search',

  login: 'shell',
  'onboarding/check-mail': 'shell',
  'onboarding/certificate': 'shell',
  'onboarding/welcome': 'shell',
  'auth/forgot-password': 'shell',
  'auth/activate/:token': 'shell',
  'auth/reset-password/:token': 'shell',
  'auth/confirm-email/:token': 'shell',
  'auth/multipass/:token': 'shell',
  'withdraw/:token': 'shell',
  'back-in-stock/:token': 'shell',
  'guest-orders/:token': 'shell',
  'saved-carts/:token': 'shell',
  'guest-orders/:token/withdraw': 'shell',
  'unsubscribe/:token': 'shell',
  cart: 'shell',
  wishlist: 'shell',
  checkout: 'shell',
  account: 'shell',
  'account/practitioner': 'shell',
  'account/practitioner/profile': 'shell',
  'account/practitioner/protocols': 'shell',
  'account/practitioner/commission': 'shell',
  'account/practitioner/commission/payouts': 'shell',
  'account/practitioner/orders': 'shell',
  'account/client': 'shell',
  'account/client/protocols': 'shell',
  'account/client/practitioner': 'shell',
  'account/client/profile': 'shell',
  'account/orders': 'shell',
  'account/addresses': 'shell',
  'account/security': 'shell',
  'account/my-data': 'shell',
  'account/goodbye': 'shell',
  admin: 'shell',
  'admin/certificates': 'shell',
  'admin/claims': 'shell',
  'admin/payouts': 'shell',
  'admin/orders': 'shell',
  'admin/payment-methods': 'shell',
  'admin/users': 'shell',
  'admin/vouchers': 'shell',
  'admin/content': 'shell',
  'admin/audit': 'shell',

  // The "not found" page.
  '*': 'shell',
}

export function visibilityOf(routePath: string): PageVisibility {
  return (Object.hasOwn(namedPages, routePath) && namedPages[routePath]) || 'private'
}

/** Whether browsers and proxies may cache the page too: other addresses can contain something private. */
export function isSharedPage(visibility: PageVisibility, hasParameters: boolean): boolean {
  return visibility === 'public' || (visibility === 'shell' && !hasParameters)
}

export const namedPagePaths: readonly string[] = Object.keys(namedPages)
