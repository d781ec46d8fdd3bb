import { describe, expect, test } from 'vitest'
import { pageAddress } from './page-address.ts'
import { isMadeEachTime, privacyHeaders } from './page-privacy.ts'
import { robots } from './sitemap.ts'

describe('a page reached by a link with a token', () => {
  test.each(['activate', 'reset-password', 'confirm-email', 'multipass'])(
    'is made and kept without it: %s',
    (page) => {
      expect(pageAddress(`/en/auth/${page}/c2VjcmV0?utm_source=mail`)?.url).toBe(`/en/auth/${page}/-`)
      expect(pageAddress(`/en/AUTH/${page.toUpperCase()}/c2VjcmV0`)?.url).not.toContain('c2VjcmV0')
      expect(pageAddress(`/zh_tw/auth/${page}/c2VjcmV0.data`)?.url).toBe(`/zh_tw/auth/${page}/-.data`)
    },
  )

  test('is made and kept without it, too, where a guest withdraws from an order', () => {
    expect(pageAddress('/en/withdraw/c2VjcmV0')?.url).toBe('/en/withdraw/-')
    expect(pageAddress('/zh_tw/Withdraw/c2VjcmV0.data')?.url).not.toContain('c2VjcmV0')
  })

  test('is made for each request where it shows a protocol, and from memory never', () => {
    expect(isMadeEachTime('/en/protocols/c2VjcmV0')).toBe(true)
    expect(isMadeEachTime('/zh_tw/protocols/c2VjcmV0.data')).toBe(true)
    expect(isMadeEachTime('/en/Protocols/c2VjcmV0')).toBe(true)
    expect(isMadeEachTime('/en/products/c2VjcmV0')).toBe(false)
    expect(isMadeEachTime('/en/auth/activate/-')).toBe(false)
  })

  test.each([
    '/en/auth/activate/-',
    '/de/auth/reset-password/-.data',
    '/en/auth/forgot-password',
    '/en/protocols/-',
    '/en/Protocols/-',
    '/en/AUTH/activate/-',
    '/en/withdraw/-',
    '/de/Withdraw/-.data',
  ])('is kept by nobody and names its address to nobody: %s', (url) => {
    expect(privacyHeaders(url)).toEqual({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
  })
})

test.each(['/en/search-results?query=zinc', '/zh_tw/search-results.data?query=zinc', '/en/Search-Results'])(
  'what somebody searched for is made for them, named to no other site, and in no search engine: %s',
  (url) => {
    expect(isMadeEachTime(url)).toBe(true)
    expect(privacyHeaders(url)).toEqual({
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
  '/en/admin/users/3',
  '/de/login',
  '/en/cart',
  '/fr/wishlist',
  '/de/Account/security',
])('search engines leave %s alone', (url) => {
  expect(privacyHeaders(url)).toEqual({ 'x-robots-tag': 'noindex' })
})

test.each([
  '/en',
  '/en/products',
  '/en/products/auth',
  '/en/accounting',
  '/en/onboarding/register-as',
  '/en/authors',
  '/en/withdraw',
  '/en/search-results-explained',
])('%s is a page for everybody', (url) => {
  expect(privacyHeaders(url)).toEqual({})
  expect(pageAddress(url)?.url).toBe(url)
})

test('where one came from makes no page of its own', () => {
  expect(pageAddress('/en/login?redirectTo=%2Faccount%2Fsecurity')?.url).toBe('/en/login')
})

test('robots are kept from accounts, the admin area, one-time links and searches', () => {
  const text = robots('https://verbena.example')
  for (const path of [
    '/*/account',
    '/*/admin',
    '/*/auth/',
    '/*/protocols/',
    '/*/withdraw/',
    '/*/search-results',
  ])
    expect(text).toContain(`Disallow: ${path}\n`)
})
