import { expect, test } from 'vitest'
import { amountPerUnit } from './portions.ts'

test('a portion of two capsules with 300 mg has 150 mg per capsule', () => {
  expect(amountPerUnit(300, { amount: 2, unit: 'capsule' })).toBe(150)
  expect(amountPerUnit(0.3, { amount: 3, unit: 'capsule' })).toBe(0.1)
})

test('an amount that is not printed stays unknown', () => {
  expect(amountPerUnit(null, { amount: 2, unit: 'capsule' })).toBeNull()
  expect(amountPerUnit(300, null)).toBeNull()
})
