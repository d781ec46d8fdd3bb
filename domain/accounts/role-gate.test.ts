import { describe, expect, test } from 'vitest'
import { gateAllows, practitionerOnlyKey, priceGate, receivedPriceGate } from './role-gate.ts'
import { userTypeIds } from './user-types.ts'

const people = [...userTypeIds, undefined]
const letIn = (gate: Parameters<typeof gateAllows>[0]) => people.filter((type) => gateAllows(gate, type))

describe('the role gate', () => {
  test('allows only the listed types', { tags: 'role-gate' }, () => {
    expect(letIn({ allowed: [2, 3] })).toEqual([2, 3])
    expect(letIn({ allowed: [] })).toEqual([])
  })

  test('allows everybody, including visitors, if all are allowed', () => {
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

  test.each([false, 0, '', null, undefined])(
    'hides nothing if the condition does not apply (%j)',
    (value) => {
      expect(letIn({ allowed: [2, 3], condition: { key: practitionerOnlyKey, value } })).toEqual([2, 3])
    },
  )

  test('ignores other conditions', () => {
    expect(letIn({ allowed: [2, 3], condition: { key: 'sale', value: true } })).toEqual([2, 3])
  })
})

test('the price of a practitioner-only product is for admins and certified practitioners', () => {
  expect(letIn(priceGate(true))).toEqual([1, 2])
  expect(letIn(priceGate(false))).toEqual([1, 2, 3, 4, undefined])
})

test('a price sent by the server is also shown to clients, but not to practitioners waiting for certification', () => {
  expect(letIn(receivedPriceGate(true))).toEqual([1, 2, 4])
  expect(letIn(receivedPriceGate(false))).toEqual([1, 2, 3, 4, undefined])
})
