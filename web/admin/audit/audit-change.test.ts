import { expect, test } from 'vitest'
import { userTypeIds } from '#domain/accounts/user-types.ts'
import { auditedChanges, auditedReads } from '#domain/audit.ts'
import { certificateStates } from '#domain/practitioners/certificates.ts'
import { createTranslator } from '#domain/translation.ts'
import admin from '../../../locales/en/admin.json' with { type: 'json' }
import shop from '../../../locales/en/shop.json' with { type: 'json' }
import { wordsFrom } from '../../../tests/support/locales/read-texts.ts'
import { auditChanges, auditReason, auditSentence, auditTarget, sentenceParts } from './audit-change.ts'

test('an approval shows the new states of certificate and user', () => {
  const details = { certificate_id: 7, state_before: 'waiting', state_after: 'approved' }
  expect(auditChanges({ ...details, user_type_id_before: 3, user_type_id_after: 2 })).toEqual([
    { before: 'shop:account.roles.3', after: 'shop:account.roles.2' },
    { before: 'admin:certificates.state.waiting', after: 'admin:certificates.state.approved' },
  ])
})

test('a refusal shows its reason', () => {
  expect(auditReason({ reason: 'The scan cannot be read.' })).toBe('The scan cannot be read.')
  expect(auditReason({ reason: null })).toBeUndefined()
})

test('a deactivation is shown as a change although there was no earlier value', () => {
  const details = { deactivated_at_before: null, deactivated_at_after: '2026-11-21T15:00:00.000Z' }
  expect(auditChanges(details)).toEqual([
    { before: 'admin:users.states.active', after: 'admin:users.states.deactivated' },
  ])
})

test('unreadable values are left out', () => {
  expect(auditChanges({ certificate_id: 7, something_before: 1, something_after: 2 })).toEqual([])
})

test('an entry about an order links to it, and one about a voucher shows its code', () => {
  expect(auditTarget({ order: 'V-10012' })).toEqual({ name: 'V-10012', path: '/admin/orders?order=12' })
  expect(auditTarget({ orders: 'V-10012, V-10015' })).toEqual({ name: 'V-10012, V-10015' })
  expect(auditTarget({ orders: 'V-1, V-2, V-3, V-4' })).toEqual({ name: 'V-1 … V-4' })
  expect(auditTarget({ voucher: 'AUTUMN10' })).toEqual({ name: 'AUTUMN10' })
  expect(auditTarget({ method: 'iDeal', enabled: 'no' })).toEqual({ name: 'iDeal' })
  expect(auditTarget({ commission: '30.00 EUR', available: 20, pending: 10 })).toEqual({ name: '30.00 EUR' })
  expect(auditTarget({ user_type_id_before: 3 })).toBeUndefined()
})

test('every role and every state of a certificate has a text', () => {
  const t = createTranslator({ language: 'en', resources: { shop, admin } })
  const changes = [
    ...userTypeIds.map((id) => ({ user_type_id_before: id, user_type_id_after: id })),
    ...certificateStates.map((state) => ({ state_before: state, state_after: state })),
  ].flatMap(auditChanges)
  expect(changes).toHaveLength(userTypeIds.length + certificateStates.length)
  expect(changes.filter(({ after }) => t(after) === after)).toEqual([])
})

test('a sentence is split at the people and things it names', () => {
  expect(sentenceParts('{{who}} refunded order {{what}}')).toEqual([
    { place: 'who' },
    { text: ' refunded order ' },
    { place: 'what' },
  ])
})

test('an entry names whose account it concerns, in brackets unless its sentence does', () => {
  const refunded = { action: 'order-refunded', hasTarget: true, hasSubject: true }
  expect(auditSentence(wordsFrom('en', 'admin').t, refunded)).toBe(
    '{{who}} refunded order {{what}} ({{whom}})',
  )
  expect(auditSentence(wordsFrom('ja', 'admin').t, refunded)).toMatch(/（\{\{whom\}\}）$/)
  const opened = { action: 'user-opened', hasTarget: false, hasSubject: true }
  expect(auditSentence(wordsFrom('en', 'admin').t, opened)).toBe('{{who}} viewed {{whom}}’s account')
})

test('every action has a sentence that begins with who did it', () => {
  const sentences = admin.audit.sentences
  expect(Object.keys(sentences).toSorted()).toEqual([...auditedChanges, ...auditedReads].toSorted())
  expect(Object.values(sentences).filter((text) => !text.startsWith('{{who}}'))).toEqual([])
})
