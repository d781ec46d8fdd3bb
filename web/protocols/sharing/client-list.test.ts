import { expect, test } from 'vitest'
import type { Client } from '#contract/sharing.ts'
import { onlyClient, optionsFor } from './client-list.ts'

const client = (id: number): Client => ({
  id,
  first_name: 'Anna',
  last_name: 'Maes',
  email: `${id}@example.org`,
  discount_rate: 0,
})
const found = (...ids: number[]) => ({ state: 'found' as const, clients: ids.map(client) })

test('two letters offer nothing, three the clients found and the option to invite somebody', () => {
  expect(optionsFor('an', found(1))).toEqual([])
  expect(optionsFor('ann', found(1, 2)).map(({ kind }) => kind)).toEqual(['client', 'client', 'invite'])
})

test('a complete address can be invited', () => {
  expect(optionsFor('greet@example.org', found())).toEqual([{ kind: 'invite', email: 'greet@example.org' }])
})

test('Enter chooses the only client found', () => {
  const one = optionsFor('ann', found(1))
  expect(onlyClient(one)).toBe(one[0])
  expect(onlyClient(optionsFor('ann', found(1, 2)))).toBeUndefined()
  expect(onlyClient(optionsFor('ann', found()))).toBeUndefined()
})
