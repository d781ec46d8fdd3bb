import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '#domain/languages.ts'
import { languagePath } from '../links.tsx'
import { safeRedirect } from './safe-redirect.ts'

test('a user returns to the requested page, with its query', () => {
  expect(safeRedirect('/account/security?from=mail#codes')).toBe('/account/security?from=mail#codes')
  expect(safeRedirect('/de/account/security')).toBe('/account/security')
  expect(safeRedirect('/')).toBe('/')
})

test.each([
  undefined,
  null,
  '',
  'account',
  'https://thief.example/account',
  '//thief.example',
  '/\\thief.example',
  '\\/thief.example',
  '/\t/thief.example',
  '/account\n//thief.example',
  '/..//thief.example',
  '/%2e%2e//thief.example',
  '/en//thief.example',
  'javascript:alert(1)',
  '/login?redirectTo=/login',
  '/en/login',
  '/auth/activate/abc',
])('%j leads to the account page instead', (text) => {
  expect(safeRedirect(text)).toBe('/account')
})

test('another fallback than the account page can be given', () => {
  expect(safeRedirect('//thief.example', '/onboarding/welcome')).toBe('/onboarding/welcome')
})

test('any input leads to a page of the shop', { tags: 'sign-in-destination' }, () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    'en',
    '@',
    ':',
    'thief.example',
    '\t',
    '#',
    '?',
    'x',
  )
  const text = fc.oneof(
    fc.string(),
    fc.array(piece).map((pieces) => `/${pieces.join('')}`),
  )
  fc.assert(
    fc.property(text, fc.constantFrom(...languages), (given, language) => {
      const target = new URL(languagePath(language, safeRedirect(given)), 'https://shop.example/en/login')
      expect(target.origin).toBe('https://shop.example')
      expect(target.pathname.startsWith('//')).toBe(false)
    }),
    { numRuns: 2000 },
  )
})
