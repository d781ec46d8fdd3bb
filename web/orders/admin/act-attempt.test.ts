import { expect, test } from 'vitest'
import { FetchError } from '../../platform/call-api.ts'
import { attemptFor, isAnswered, refusalOf } from './act-attempt.ts'

let made = 0
const newKey = () => {
  made += 1
  return `key-${made}`
}

test('pressing again after a lost answer sends the same parcel, not a second one', () => {
  const first = attemptFor('ship 12: 1 of line 3', undefined, newKey)
  expect(attemptFor('ship 12: 1 of line 3', first, newKey)).toBe(first)
})

test('another parcel is another attempt', () => {
  const first = attemptFor('ship 12: 1 of line 3', undefined, newKey)
  expect(attemptFor('ship 12: 2 of line 3', first, newKey).key).not.toBe(first.key)
})

const refusal = (status: number, code: string) =>
  new FetchError(status, { code, message: 'No' } as FetchError['body'])

test('a refusal ends an attempt', () => {
  expect(isAnswered(refusal(409, 'nothing-left'))).toBe(true)
})

test('a lost connection, a broken server and one still at work do not', () => {
  expect(isAnswered(new TypeError('Failed to fetch'))).toBe(false)
  expect(isAnswered(refusal(502, 'unexpected'))).toBe(false)
  expect(isAnswered(refusal(409, 'still-running'))).toBe(false)
})

test('the words of a refusal are shown, and those of a browser are not', () => {
  expect(refusalOf(refusal(409, 'nothing-left'))).toBe('No')
  expect(refusalOf(new TypeError('Failed to fetch'))).toBeUndefined()
})
