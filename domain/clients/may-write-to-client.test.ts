import { expect, test } from 'vitest'
import { userTypes } from '../accounts/user-types.ts'
import { mayWriteToClient } from './may-write-to-client.ts'

const now = new Date('2026-11-28T09:00:00Z')
const ilse = { deactivatedAt: null, userTypeId: userTypes.certifiedPractitioner }
const anna = { writer: ilse, client: { withdrawnAt: null }, user: { deactivatedAt: null } }

test('a practitioner writes to clients with and without an account', () => {
  for (const user of [anna.user, null, undefined]) expect(mayWriteToClient({ ...anna, user })).toBe(true)
})

test('nobody writes to a client who withdrew their consent, or whose account is deactivated', () => {
  expect(mayWriteToClient({ ...anna, client: { withdrawnAt: now } })).toBe(false)
  expect(mayWriteToClient({ ...anna, user: { deactivatedAt: now } })).toBe(false)
})

test('nothing is sent for a practitioner whose account is deactivated, or who is not certified any more', () => {
  expect(mayWriteToClient({ ...anna, writer: { ...ilse, deactivatedAt: now } })).toBe(false)
  const writer = { ...ilse, userTypeId: userTypes.practitioner }
  expect(mayWriteToClient({ ...anna, writer })).toBe(false)
})
