import { describe, expect, test } from 'vitest'
import { opensFor, practitionerOnlyKey, priceGate, toldPriceGate } from './role-gate.ts'
import { userTypeIds } from './user-types.ts'

const people = [...userTypeIds, undefined]
const letIn = (gate: Parameters<typeof opensFor>[0]) => people.filter((type) => opensFor(gate, type))

describe('the role gate', () => {
  test('opens for the types in its list only', { tags: 'role-gate' }, () => {
    expect(letIn({ allowed: [2, 3] })).toEqual([2, 3])
    expect(letIn({ allowed: [] })).toEqual([])
  })

  test('opens for everybody, visitors too, when all are allowed', () => {
    expect(letIn({ allowed: 'all' })).toEqual([1, 2, 3, 4, undefined])
  })

  test.each([true, 1, 'yes'])(
    'hides practitioner-only products from uncertified practitioners (%j)',
    { tags: 'role-practitioner-only' },
    (value) => {
      const condition = { key: practitionerOnlyKey, value }
      expect(letIn({ allowed: 'all', condition })).toEqual([1, 2, 4, undefined])
      expect(letIn({ allowed: [2, 3], condition })).toEqual([2])
    },
  )

  test.each([false, 0, '', null, undefined])('hides nothing when the condition is not met (%j)', (value) => {
    expect(letIn({ allowed: [2, 3], condition: { key: practitionerOnlyKey, value } })).toEqual([2, 3])
  })

  test('knows no other condition', () => {
    expect(letIn({ allowed: [2, 3], condition: { key: 'sale', value: true } })).toEqual([2, 3])
  })
})

test('the price of a practitioner-only product is for admins and certified practitioners', () => {
  expect(letIn(priceGate(true))).toEqual([1, 2])
  expect(letIn(priceGate(false))).toEqual([1, 2, 3, 4, undefined])
})

test('a price that the server told is shown to clients too, and never to who waits for a certificate', () => {
  expect(letIn(toldPriceGate(true))).toEqual([1, 2, 4])
  expect(letIn(toldPriceGate(false))).toEqual([1, 2, 3, 4, undefined])
})
