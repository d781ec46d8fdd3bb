import { expect, test } from 'vitest'
import { attemptFor, isAnswered, openAttempts } from './attempt.ts'
import { FetchError } from './call-api.ts'

const first = attemptFor({ quote: 'q1', voucher: undefined }, undefined, () => 'one')

test('pressing again, also after a reload, is the same attempt', () => {
  expect(attemptFor({ quote: 'q1', voucher: undefined }, first)).toBe(first)
  const kept = JSON.parse(JSON.stringify(first))
  expect(attemptFor({ quote: 'q1', voucher: undefined }, kept).key).toBe('one')
})

test('a changed request is another attempt', () => {
  expect(attemptFor({ quote: 'q2', voucher: undefined }, first, () => 'two').key).toBe('two')
})

const refusal = (status: number, code: string) =>
  new FetchError(status, { code, message: 'No' } as FetchError['body'])

test('a refusal means that nothing happened', () => {
  expect(isAnswered(refusal(409, 'nothing-left'))).toBe(true)
})

test('after a lost connection, a server error or a request still running, the result is unknown', () => {
  expect(isAnswered(new TypeError('Failed to fetch'))).toBe(false)
  expect(isAnswered(refusal(502, 'unexpected'))).toBe(false)
  expect(isAnswered(refusal(409, 'still-running'))).toBe(false)
})

/** The keys of repeated presses on the same button, given these outcomes. */
async function keysOf(...outcomes: ('answered' | Error)[]) {
  const send = openAttempts()
  const keys: string[] = []
  for (const outcome of outcomes)
    await send({ cancel: 12 }, (key) => {
      keys.push(key)
      return outcome === 'answered' ? Promise.resolve() : Promise.reject(outcome)
    }).catch(() => {})
  return keys
}

test('without an answer the key is kept; an answer, even a refusal, ends it', async () => {
  const lost = new TypeError('Failed to fetch')
  const [one, two, three, four, five] = await keysOf(lost, lost, refusal(409, 'conflict'), 'answered', lost)
  expect([two, three]).toEqual([one, one])
  expect(new Set([one, four, five]).size).toBe(3)
})
