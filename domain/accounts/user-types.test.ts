import { expect, test } from 'vitest'
import { isPractitioner, registeredType, roleNames, userTypeIds } from './user-types.ts'

test('there are four user types, numbered as in the specification', { tags: 'role-types' }, () => {
  expect(roleNames).toEqual({ 1: 'Admin', 2: 'CertifiedPractitioner', 3: 'Practitioner', 4: 'Client' })
  expect(userTypeIds).toEqual([1, 2, 3, 4])
})

test('practitioners register as type 3, everybody else as type 4', { tags: 'register-type' }, () => {
  expect(registeredType('practitioner')).toBe(3)
  for (const other of ['client', 'admin', 'certified-practitioner', '', undefined])
    expect(registeredType(other)).toBe(4)
})

test('certified practitioners are still practitioners', () => {
  expect(userTypeIds.filter(isPractitioner)).toEqual([2, 3])
  expect(isPractitioner(undefined)).toBe(false)
})
