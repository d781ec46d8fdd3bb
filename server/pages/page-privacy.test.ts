import { describe, expect, test } from 'vitest'
import { namedPagePaths, visibilityOf } from '#contract/page-visibility.ts'
import { routePaths, shopRoutes } from '../../tests/support/shop-routes.ts'
import { pageAddress } from './page-address.ts'
import { privacyHeaders } from './page-privacy.ts'
import { robots } from './sitemap.ts'

const nobodys = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}
const everybodys = { 'cache-control': 'public, max-age=0, must-revalidate' }
const headersOf = (url: string) => privacyHeaders(pageAddress(shopRoutes, url)!)

describe('the routes of the shop', () => {
  test('are private unless declared otherwise', { tags: 'page-private-default' }, () => {
    const unnamed = routePaths().filter((path) => !namedPagePaths.includes(path))
    expect(unnamed).toContain('protocols/:linkToken')
    expect(unnamed.map(visibilityOf)).toEqual(unnamed.map(() => 'private'))
    expect(visibilityOf('a/page/of/tomorrow')).toBe('private')
    expect(visibilityOf('constructor')).toBe('private')
  })

  test('are as declared', () => {
    expect(namedPagePaths.filter((path) => !routePaths().includes(path))).toEqual([])
  })

  test('are public with a parameter only if it names a product, a practitioner, a protocol of theirs, a help article or a general page', () => {
    const open = routePaths().filter((path) => /[:*]/.test(path) && visibilityOf(path) === 'public')
    expect(open).toEqual([
      'products/:slug',
      'practitioners/:name',
      'practitioners/:name/:slug',
      'help/:slug',
      ':slug',
    ])
  })
})

describe('a page reached by a link with a token', () => {
  test.each([
    'auth/activate',
    'auth/reset-password',
    'auth/confirm-email',
    'auth/multipass',
    'withdraw',
    'back-in-stock',
    'guest-orders',
    'saved-carts',
  ])(
    'is rendered and cached without it: %s',
    { tags: ['withdrawal-link-secret', 'stock-request-link-secret'] },
    (page) => {
      const urlOf = (url: string) => pageAddress(shopRoutes, url)?.url
      expect(urlOf(`/en/${page}/c2VjcmV0?utm_source=mail`)).toBe(`/en/${page}/-`)
      expect(urlOf(`/en/${page.toUpperCase()}/c2VjcmV0`)).toBe(`/en/${page}/-`)
      expect(urlOf(`/zh_tw/${page}/c2VjcmV0.data`)).toBe(`/zh_tw/${page}/-.data`)
      expect(urlOf(`/zh_tw/${page}/c2VjcmV0/_.data`)).toBe(`/zh_tw/${page}/-.data`)
    },
  )

  test.each(['/en/protocols/c2VjcmV0', '/zh_tw/protocols/c2VjcmV0.data', '/en/%70rotocols/c2VjcmV0'])(
    'is rendered for each request if it shows a protocol, and never from memory: %s',
    { tags: 'link-private' },
    (url) =>
      expect(pageAddress(shopRoutes, url)).toMatchObject({ visibility: 'private', isShared: false, url }),
  )

  test.each([
    '/en/auth/activate/-',
    '/de/auth/reset-password/-.data',
    '/en/protocols/-',
    '/en/Protocols/-',
    '/en/%70rotocols/-',
    '/en/AUTH/activate/-',
    '/en/withdraw/-',
    '/en/back-in-stock/-',
    '/de/Withdraw/-.data',
    '/en/account/orders/7',
    '/en/admin/users/7',
    '/en/nothing-of-ours/-',
  ])('is not cached and sends no referrer: %s', { tags: 'page-token-private' }, (url) => {
    expect(headersOf(url)).toEqual(nobodys)
  })
})

test.each(['/en/search-results?query=zinc', '/zh_tw/search-results.data?query=zinc', '/en/Search%2DResults'])(
  'search results are rendered for the visitor, without referrer or indexing: %s',
  { tags: 'search-results-private' },
  (url) => {
    expect(pageAddress(shopRoutes, url)?.visibility).toBe('search')
    expect(headersOf(url)).toEqual({
      'cache-control': 'private, no-cache',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    })
  },
)

test.each([
  '/en/account',
  '/en/account.data',
  '/hu/account/practitioner/profile',
  '/en/admin/users',
  '/de/login',
  '/en/auth/forgot-password',
  '/en/cart',
  '/fr/wishlist',
  '/de/Account/security',
])('search engines are excluded from %s', (url) => {
  expect(headersOf(url)).toEqual({ ...everybodys, 'x-robots-tag': 'noindex' })
})

test.each([
  '/en',
  '/en.data',
  '/en/products',
  '/en/products/auth',
  '/en/onboarding/register-as',
  '/en/withdraw',
])('%s is a page for everybody', (url) => {
  expect(headersOf(url)).toEqual(everybodys)
  expect(pageAddress(shopRoutes, url)?.url).toBe(url)
})

test('the page one came from does not create another cache entry', () => {
  expect(pageAddress(shopRoutes, '/en/login?redirectTo=%2Faccount%2Fsecurity')?.url).toBe('/en/login')
})

test('robots are excluded from accounts, the admin area, one-time links and searches', () => {
  const text = robots('https://verbena.example')
  for (const path of [
    '/*/account',
    '/*/admin',
    '/*/auth/',
    '/*/protocols/',
    '/*/withdraw/',
    '/*/back-in-stock/',
    '/*/search-results',
  ])
    expect(text).toContain(`Disallow: ${path}\n`)
})
