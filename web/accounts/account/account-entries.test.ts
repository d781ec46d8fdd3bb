import { expect, test } from 'vitest'
import { userTypes } from '#domain/accounts/user-types.ts'
import { accountEntries, accountHome } from './account-entries.ts'

const pathsOf = (type: 1 | 2 | 3 | 4) => accountEntries(type).map(({ path }) => path)
const person = (user_type_id: 1 | 2 | 3 | 4) => ({ user_type_id, second_factor_needed: false })

test('renewals belong to clients', () => {
  const clients = accountEntries(userTypes.certifiedPractitioner).find(({ key }) => key === 'clients')
  expect(clients?.parts).toEqual(['/account/practitioner/renewals'])
})

test('practitioners see the same pages before and after certification, and no pages for clients', () => {
  const paths = pathsOf(userTypes.practitioner)
  expect(paths).toContain('/account/practitioner/protocols')
  expect(paths).toContain('/account/practitioner/commission')
  expect(paths).toContain('/account/practitioner/clients')
  expect(paths.filter((path) => /account.client|admin/.test(path))).toEqual([])
  expect(pathsOf(userTypes.certifiedPractitioner)).toEqual(paths)
})

test('a client sees no pages for practitioners or admins', () => {
  expect(pathsOf(userTypes.client).filter((path) => /account.practitioner|admin/.test(path))).toEqual([])
})

test('a client sees the protocols shared with them', () => {
  expect(pathsOf(userTypes.client)).toContain('/account/client/protocols')
})

test('every logged-in user sees their orders', () => {
  expect(pathsOf(userTypes.client)).toContain('/account/orders')
  expect(pathsOf(userTypes.admin)).toContain('/account/orders')
  expect(pathsOf(userTypes.practitioner)).toContain('/account/practitioner/orders')
})

test('only an admin sees a link to the admin area', () => {
  expect(pathsOf(userTypes.admin)).toContain('/admin')
  expect(pathsOf(userTypes.certifiedPractitioner)).not.toContain('/admin')
})

test('every user is redirected to the start page of their account type', () => {
  expect(accountHome(person(userTypes.admin))).toBe('/admin')
  expect(accountHome(person(userTypes.certifiedPractitioner))).toBe('/account/practitioner')
  expect(accountHome(person(userTypes.practitioner))).toBe('/account/practitioner')
  expect(accountHome(person(userTypes.client))).toBe('/account/client')
})

test('an admin who still needs a second factor is redirected to set it up', () => {
  expect(accountHome({ user_type_id: userTypes.admin, second_factor_needed: true })).toBe('/account/security')
})

test('a client sees what practitioners keep about them', () => {
  expect(pathsOf(userTypes.client)).toContain('/account/client/practitioner')
})
