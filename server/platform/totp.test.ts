import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { newTotpSecret, totpUrl, verifyTotp } from './totp.ts'

// RFC 6238, appendix B: the secret and its code at 59 seconds.
const secret = Secret.fromLatin1('12345678901234567890').base32
const now = new Date(59_000)
const codeAt = (seconds: number) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: seconds * 1000 })

test('the code of the standard’s example is valid at its time', () => {
  expect(verifyTotp(secret, '287082', { now, after: null })).toBe(1)
  expect(verifyTotp(secret, ' 287 082', { now, after: null })).toBe(1)
})

test('a clock may differ by one step, but not by two', () => {
  const later = new Date(10_000_000)
  const step = 333
  expect(verifyTotp(secret, codeAt(10_000 - 30), { now: later, after: null })).toBe(step - 1)
  expect(verifyTotp(secret, codeAt(10_000 + 30), { now: later, after: null })).toBe(step + 1)
  expect(verifyTotp(secret, codeAt(10_000 - 60), { now: later, after: null })).toBeUndefined()
  expect(verifyTotp(secret, codeAt(10_000 + 60), { now: later, after: null })).toBeUndefined()
})

test('a used code, or an older one, does not work again', () => {
  expect(verifyTotp(secret, '287082', { now, after: 0 })).toBe(1)
  expect(verifyTotp(secret, '287082', { now, after: 1 })).toBeUndefined()
  expect(verifyTotp(secret, '287082', { now, after: 2 })).toBeUndefined()
})

test('anything but a code of six digits is invalid', () => {
  for (const code of ['', '28708', '0287082', 'abcdef', '２８７０８２'])
    expect(verifyTotp(secret, code, { now, after: null })).toBeUndefined()
})

test('each person gets their own secret, which an authenticator reads from the URL', () => {
  const secrets = new Set(Array.from({ length: 50 }, newTotpSecret))
  expect(secrets.size).toBe(50)
  const [one = ''] = secrets
  expect(one).toMatch(/^[A-Z2-7]{32}$/)
  const url = new URL(totpUrl({ secret: one, email: 'ilse@verbena.example', issuer: 'Verbena' }))
  expect(url.protocol).toBe('otpauth:')
  expect(decodeURIComponent(url.pathname)).toBe('/Verbena:ilse@verbena.example')
  expect(url.searchParams.get('secret')).toBe(one)
  expect(url.searchParams.get('issuer')).toBe('Verbena')
})
