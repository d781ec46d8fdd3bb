import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FetchError } from '../call-api.ts'
import { loginFailure } from './login-failure.ts'

const refused = (status: number, code = 'x', message = 'What the shop says.') =>
  loginFailure(new FetchError(status, { code, message }))

test('wrong words stay on the page, with what the shop says of them', () => {
  expect(refused(400)).toMatchObject({ next: 'stay', message: 'What the shop says.' })
})

test('where the shop says nothing, the words for wrong credentials are there', () => {
  expect(loginFailure(new FetchError(400, undefined))).toEqual({ next: 'stay', text: 'invalid-credentials' })
})

test('a second factor is asked for; a wrong code is told like a wrong password', () => {
  expect(refused(400, 'otp-required')).toEqual({ next: 'ask-otp' })
  expect(refused(400, 'otp-invalid')).toMatchObject({ next: 'stay' })
})

test('401 and 500 log out, 422 tries to refresh first', () => {
  expect(refused(401)).toMatchObject({ next: 'leave' })
  expect(refused(500)).toMatchObject({ next: 'leave' })
  expect(refused(422)).toMatchObject({ next: 'refresh' })
})

test('too many tries log nobody out', () => {
  expect(refused(429)).toMatchObject({ next: 'stay', message: 'What the shop says.' })
})

test.each([403, 404, 409, 502, 503])('%i is not foreseen, and said so', (status) => {
  expect(refused(status)).toEqual({ next: 'leave', text: 'unhandled' })
})

test('a network failure is not foreseen either', () => {
  expect(loginFailure(new TypeError('Failed to fetch'))).toEqual({ next: 'leave', text: 'unhandled' })
})

test('what was not foreseen is told in the words of the specification', () => {
  const { session: said } = JSON.parse(readFileSync('locales/en/shop.json', 'utf8'))
  expect(said.unhandled).toBe('Unhandled login error, check console for details')
})
