import { expect, test } from 'vitest'
import { locks } from './locks.ts'

test('nobody waits for work of another kind', () => {
  const numbers = Object.values(locks)
  expect(new Set(numbers).size).toBe(numbers.length)
})
