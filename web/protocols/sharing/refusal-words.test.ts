import { expect, test } from 'vitest'
import { FetchError, Unauthorized } from '../../platform/call-api.ts'
import { problemText, refusalText } from './refusal-words.ts'

const t = (key: string, values = {}) => [key, ...Object.values(values)].join(' ')
const reader = { t, language: 'en' } as const
const refusedWith = (body: Partial<NonNullable<FetchError['body']>>, status = 400) =>
  new FetchError(status, { code: 'invalid-input', message: 'Not so.', ...body })

test('the server’s own messages are shown, those of fields first', () => {
  expect(problemText(t, refusedWith({}))).toBe('Not so.')
  expect(problemText(t, refusedWith({ errors: { email: ['Your own address.'] } }))).toBe('Your own address.')
})

test('an ended session and a lost connection are reported as such', () => {
  expect(problemText(t, new Unauthorized())).toBe('outcome.session-expired')
  expect(problemText(t, refusedWith({ code: 'token-expired' }, 401))).toBe('outcome.session-expired')
  expect(problemText(t, new TypeError('Failed to fetch'))).toBe('outcome.unreachable')
  expect(problemText(t, new FetchError(502, undefined))).toBe('problems:unexpected')
})

test('each refusal of a recipient names the recipient', { tags: 'toast-share-refused' }, () => {
  expect(refusalText(reader, { kind: 'client-selected', name: 'Anna' })).toBe('refusal.client-selected Anna')
  expect(refusalText(reader, { kind: 'some-invalid', emails: ['a@', 'b@'] })).toBe(
    'refusal.some-invalid a@, b@',
  )
})
