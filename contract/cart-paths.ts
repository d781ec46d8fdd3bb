import type { Declaration } from './declaration.ts'
import { pathText } from './path-text.ts'

/** Paths of the calls, without the /api prefix. */
export const cartPaths = {
  cart: '/v2/storefront/cart',
  /** Prices the cart of a visitor, which is stored in their browser. */
  preview: '/v2/storefront/cart/preview',
  /** What would make the delivery of a cart free. */
  suggestions: '/v2/storefront/cart/suggestions',
  /** Merges a visitor's cart at sign-in. */
  merge: '/v2/storefront/cart/merge',
  /** "Buy this protocol". */
  protocol: '/v2/storefront/cart/protocol',
  /** Takes over what a practitioner prepared. */
  basket: '/v2/storefront/cart/basket',
  savedCarts: '/v2/storefront/saved-carts',
  savedCart: (token: string) => `/v2/storefront/saved-carts/${pathText(token)}` as const,
  wishlist: '/v2/account/wishlist',
  /** Shows the wishlist of a visitor, which is stored in their browser. */
  wishlistPreview: '/v2/storefront/wishlist/preview',
  /** Merges a visitor's wishlist at sign-in. */
  wishlistMerge: '/v2/account/wishlist/merge',
  stockRequests: '/v2/account/stock-requests',
  /** Without an account: requested with an email address and confirmed by an emailed link. */
  visitorStockRequests: '/v2/storefront/stock-requests',
  visitorStockRequest: (token: string) => `/v2/storefront/stock-requests/${pathText(token)}` as const,
} as const

/** Who may make which call. */
export const cartCalls = () =>
  [
    { method: 'GET', path: cartPaths.cart, auth: 'signed-in' },
    { method: 'POST', path: cartPaths.cart, auth: 'signed-in' },
    { method: 'PUT', path: cartPaths.cart, auth: 'signed-in' },
    { method: 'DELETE', path: cartPaths.cart, auth: 'signed-in' },
    { method: 'POST', path: cartPaths.preview, auth: 'optional' },
    { method: 'POST', path: cartPaths.suggestions, auth: 'public' },
    { method: 'POST', path: cartPaths.merge, auth: 'signed-in' },
    { method: 'POST', path: cartPaths.protocol, auth: 'signed-in' },
    { method: 'POST', path: cartPaths.basket, auth: 'signed-in' },
    { method: 'POST', path: cartPaths.savedCarts, auth: 'public' },
    { method: 'GET', path: cartPaths.savedCart(':token'), auth: 'optional' },
    { method: 'GET', path: cartPaths.wishlist, auth: 'signed-in' },
    { method: 'POST', path: cartPaths.wishlist, auth: 'signed-in' },
    { method: 'DELETE', path: cartPaths.wishlist, auth: 'signed-in' },
    { method: 'POST', path: cartPaths.wishlistPreview, auth: 'optional' },
    { method: 'POST', path: cartPaths.wishlistMerge, auth: 'signed-in' },
    { method: 'GET', path: cartPaths.stockRequests, auth: 'signed-in' },
    { method: 'POST', path: cartPaths.stockRequests, auth: 'signed-in' },
    { method: 'DELETE', path: cartPaths.stockRequests, auth: 'signed-in' },
    { method: 'POST', path: cartPaths.visitorStockRequests, auth: 'public' },
    { method: 'GET', path: cartPaths.visitorStockRequest(':token'), auth: 'public' },
    { method: 'POST', path: cartPaths.visitorStockRequest(':token'), auth: 'public' },
    { method: 'DELETE', path: cartPaths.visitorStockRequest(':token'), auth: 'public' },
  ] as const satisfies readonly Declaration[]
