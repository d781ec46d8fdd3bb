import { expect, test } from 'vitest'
import type { Client } from '#contract/sharing.ts'
import { entered, movedTo, noOption, optionsFor } from './client-list.ts'

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

test('the arrows cycle through the options and the field itself', () => {
  expect(movedTo(noOption, 'ArrowDown', 2)).toBe(0)
  expect(movedTo(0, 'ArrowDown', 2)).toBe(1)
  expect(movedTo(1, 'ArrowDown', 2)).toBe(noOption)
  expect(movedTo(noOption, 'ArrowUp', 2)).toBe(1)
  expect(movedTo(0, 'ArrowUp', 2)).toBe(noOption)
  expect(movedTo(0, 'Home', 2)).toBeUndefined()
})

test('Enter chooses the active option, or the only client', () => {
  const two = optionsFor('ann', found(1, 2))
  expect(entered(two, 1)).toBe(two[1])
  expect(entered(two, noOption)).toBeUndefined()
  const one = optionsFor('ann', found(1))
  expect(entered(one, noOption)).toBe(one[0])
  expect(entered(optionsFor('ann', found()), noOption)).toBeUndefined()
})
