import { expect, test } from 'vitest'
import type { Checkout } from '#contract/checkout.ts'
import { type ProblemCode, problemStatus } from '#contract/problem.ts'
import { FetchError } from '#web/platform/call-api.ts'
import { attemptFor, failureOf } from './attempt.ts'

const body: Checkout = {
  quote: 'q1',
  address: {
    first_name: 'Anna',
    last_name: 'Maes',
    street: 'Coupure Links 214',
    postal_code: '9000',
    city: 'Gent',
    country: 'BE',
  },
  delivery_method: 'door',
  payment_method: 'bancontact',
  terms_accepted: true,
}
const refusal = (code: ProblemCode) => new FetchError(problemStatus[code], { code, message: `said: ${code}` })

test('a double click and a reload are the same order', () => {
  const first = attemptFor(body, null, () => 'one')
  const kept = JSON.parse(JSON.stringify(first))
  expect(attemptFor({ ...body }, kept, () => 'two').key).toBe('one')
})

test('whoever changes something orders something else', () => {
  const first = attemptFor(body, null, () => 'one')
  expect(attemptFor({ ...body, quote: 'q2' }, first, () => 'two').key).toBe('two')
  expect(attemptFor({ ...body, payment_method: 'visa' }, first, () => 'two').key).toBe('two')
})

test('after a lost line, or a server in trouble, nobody knows: it is sent again', () => {
  expect(failureOf(new TypeError('Failed to fetch'))).toEqual({ kind: 'unheard' })
  expect(failureOf(refusal('payment-unreachable'))).toEqual({
    kind: 'unheard',
    message: 'said: payment-unreachable',
  })
})

test('goods and prices that are others now are shown, not only told', () => {
  for (const code of ['cart-changed', 'not-enough-stock', 'voucher-used-up'] as const)
    expect(failureOf(refusal(code))).toEqual({ kind: 'changed', code, message: `said: ${code}` })
})

test('another refusal is told in its own words', () => {
  expect(failureOf(refusal('invalid-input')).kind).toBe('refused')
  expect(failureOf(refusal('still-running')).kind).toBe('running')
})
