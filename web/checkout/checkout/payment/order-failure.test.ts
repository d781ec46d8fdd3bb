import { expect, test } from 'vitest'
import { type ProblemCode, problemStatus } from '#contract/problem.ts'
import { FetchError } from '#web/platform/call-api.ts'
import { failureOf, isDecided } from './order-failure.ts'

const refusal = (code: ProblemCode) => new FetchError(problemStatus[code], { code, message: `said: ${code}` })

test('after a lost connection or a server error the result is unknown, and the order is sent again', () => {
  expect(failureOf(new TypeError('Failed to fetch'))).toEqual({ kind: 'unanswered' })
  expect(failureOf(refusal('payment-unreachable'))).toEqual({
    kind: 'unanswered',
    message: 'said: payment-unreachable',
  })
})

test('after too many requests the result of an earlier one is unknown, and the order is sent again', () => {
  expect(failureOf(refusal('too-many-requests'))).toEqual({
    kind: 'unanswered',
    message: 'said: too-many-requests',
  })
  expect(failureOf(new FetchError(429, undefined))).toEqual({ kind: 'unanswered' })
})

test('only a refusal means that nothing was placed', () => {
  const isKnown = (error: unknown) => isDecided(failureOf(error))
  for (const code of ['invalid-input', 'cart-changed', 'voucher-used-up', 'unpaid-pause'] as const)
    expect(isKnown(refusal(code)), code).toBe(true)
  for (const code of ['payment-unreachable', 'still-running', 'too-many-requests'] as const)
    expect(isKnown(refusal(code)), code).toBe(false)
  expect(isKnown(new TypeError('Failed to fetch'))).toBe(false)
})

test('changed items and prices are shown, not only reported', () => {
  for (const code of ['cart-changed', 'not-enough-stock', 'voucher-used-up'] as const)
    expect(failureOf(refusal(code))).toEqual({ kind: 'changed', code, message: `said: ${code}` })
})

test('any other refusal is shown with the server’s message', () => {
  expect(failureOf(refusal('invalid-input')).kind).toBe('refused')
  expect(failureOf(refusal('still-running')).kind).toBe('running')
})

test('an order prevented by an unpaid one lists its products, and links to the orders', () => {
  const errors = { 'items.7': ['Zinc: at most 12 in this order.'], body: ['not said'] }
  const body = { code: 'stock-share-unpaid', message: 'Too few left.', errors }
  expect(failureOf(new FetchError(409, body))).toEqual({
    kind: 'refused',
    code: 'stock-share-unpaid',
    message: 'Too few left.',
    isUnpaid: true,
    lines: ['Zinc: at most 12 in this order.'],
  })
  expect(failureOf(refusal('unpaid-pause'))).toMatchObject({ kind: 'refused', isUnpaid: true, lines: [] })
  expect(failureOf(refusal('invalid-input'))).toMatchObject({ isUnpaid: false })
})
