import { expect, test } from 'vitest'
import type { ProblemCode } from '#contract/problem.ts'
import { FetchError } from '../../platform/call-api.ts'
import type { Recipient } from './recipients.ts'
import { reachOf, shareWithEach } from './share-with-each.ts'

const people = ['Anna', 'Tomás', 'Sofie'].map(
  (first_name, at): Recipient => ({
    kind: 'known',
    key: first_name,
    client: { id: at + 1, first_name, last_name: 'X', email: `${at}@example.org`, discount_rate: 0 },
    discount: 0,
  }),
)
const keys = (some: readonly Recipient[]) => some.map(({ key }) => key)

async function sharing(refused: string[], reach: 'here' | 'everywhere') {
  const sent: string[] = []
  const outcome = await shareWithEach(
    people,
    async ({ key }) => {
      sent.push(key)
      if (refused.includes(key)) throw new Error(key)
    },
    () => reach,
  )
  return { sent, outcome }
}

test('each client gets one call', async () => {
  const { sent, outcome } = await sharing([], 'here')
  expect(sent).toEqual(['Anna', 'Tomás', 'Sofie'])
  expect(keys(outcome.shared)).toEqual(sent)
})

test('a problem with one client does not prevent sharing with the others', async () => {
  const { outcome } = await sharing(['Tomás'], 'here')
  expect(keys(outcome.shared)).toEqual(['Anna', 'Sofie'])
  expect(outcome.refused.map(({ recipient }) => recipient.key)).toEqual(['Tomás'])
  expect(outcome.left).toEqual([])
})

test('a problem for everybody stops, and lists those not attempted', async () => {
  const { sent, outcome } = await sharing(['Tomás'], 'everywhere')
  expect(sent).toEqual(['Anna', 'Tomás'])
  expect(keys(outcome.shared)).toEqual(['Anna'])
  expect(keys(outcome.left)).toEqual(['Sofie'])
})

const refusal = (status: number, code: ProblemCode) => new FetchError(status, { code, message: '' })

test.each([
  refusal(400, 'invalid-input'),
  refusal(404, 'not-found'),
  refusal(409, 'not-sold-here'),
  refusal(409, 'consent-withdrawn'),
])('a client who is refused is not in the way of the others: %o', (error) => {
  expect(reachOf(error)).toBe('here')
})

test.each([
  refusal(409, 'limit-reason-needed'),
  refusal(409, 'protocol-empty'),
  refusal(503, 'unexpected'),
  new TypeError('Failed to fetch'),
])('what concerns the protocol or the shop stops sharing: %o', (error) => {
  expect(reachOf(error)).toBe('everywhere')
})
