import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FetchError } from '../call-api.ts'
import { loginFailure } from './login-failure.ts'

const refused = (status: number, code = 'x', message = 'What the shop says.') =>
  loginFailure(new FetchError(status, { code, message }))

test('wrong credentials show the shop’s message, and change nothing else', () => {
  expect(refused(400)).toMatchObject({ next: 'stay', message: 'What the shop says.' })
})

test('without a message from the shop, the text for wrong credentials is shown', () => {
  expect(loginFailure(new FetchError(400, undefined))).toEqual({ next: 'stay', text: 'invalid-credentials' })
})

test('a second factor is requested; a wrong code is reported like a wrong password', () => {
  expect(refused(400, 'otp-required')).toEqual({ next: 'ask-otp' })
  expect(refused(400, 'otp-invalid')).toMatchObject({ next: 'stay' })
})

test('401 and 500 log out, 422 tries to refresh first', () => {
  expect(refused(401)).toMatchObject({ next: 'leave' })
  expect(refused(500)).toMatchObject({ next: 'leave' })
  expect(refused(422)).toMatchObject({ next: 'refresh' })
})

test('too many attempts log nobody out', () => {
  expect(refused(429)).toMatchObject({ next: 'stay', message: 'What the shop says.' })
})

test.each([403, 404, 409, 502, 503])('%i is unexpected, and reported as such', (status) => {
  expect(refused(status)).toEqual({ next: 'leave', text: 'unhandled' })
})

test('a network failure is unexpected, too', () => {
  expect(loginFailure(new TypeError('Failed to fetch'))).toEqual({ next: 'leave', text: 'unhandled' })
})

test('an unexpected error is reported in the words of the specification', () => {
  const { session: said } = JSON.parse(readFileSync('locales/en/shop.json', 'utf8'))
  expect(said.unhandled).toBe('Unhandled login error, check console for details')
})
