import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isRedirect, redirectTarget } from './redirect.ts'

const store = 'https://uk.verbena.example'
const leadsTo = (access_token: string, other: string | undefined = store) =>
  redirectTarget({ access_token }, other)

test('an account of the other region is redirected to its store', () => {
  const url = 'https://uk.verbena.example/auth/multipass/abc'
  expect(isRedirect({ access_token: url, refresh_token: 'redirect' })).toBe(true)
  expect(leadsTo(url)).toEqual({ url })
})

test('tokens are not a redirect', () => {
  expect(isRedirect({ access_token: 'a', refresh_token: 'b' })).toBe(false)
})

test('a redirect without a URL is reported', { tags: 'redirect-token' }, () => {
  expect(redirectTarget({}, store)).toEqual({ problem: 'redirect-without-token' })
  expect(leadsTo('')).toEqual({ problem: 'redirect-without-token' })
})

test.each([
  'http://uk.verbena.example/auth/multipass/abc',
  'HTTPS://uk.verbena.example/x',
  'https://thief.example/x',
  'https://uk.verbena.example@thief.example/x',
  'https://uk.verbena.example.thief.example/x',
  'https://uk.verbena.example:8443/x',
  'javascript:alert(1)',
  '//uk.verbena.example/x',
  'https://',
])('%s is not followed', { tags: ['redirect-https', 'sign-in-destination'] }, (url) => {
  expect(leadsTo(url)).toEqual({ problem: 'redirect-insecure' })
})

test('without another store no redirect is followed', () => {
  expect(redirectTarget({ access_token: 'https://uk.verbena.example/x' }, undefined)).toEqual({
    problem: 'redirect-insecure',
  })
})

test('a refused redirect is reported in the words of the specification', () => {
  const { session: said } = JSON.parse(readFileSync('locales/en/shop.json', 'utf8'))
  expect(said['redirect-insecure']).toBe(
    'Insecure redirect URL detected. Please contact support if this issue persists.',
  )
  expect(said['redirect-without-token']).toBe(
    'Could not login with redirect, access_token is missing from response.',
  )
})
