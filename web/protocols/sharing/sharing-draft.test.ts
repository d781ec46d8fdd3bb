import { expect, test } from 'vitest'
import { Assignment, type Client } from '#contract/sharing.ts'
import type { NewRecipient, Recipient } from './recipients.ts'
import { noRecipients } from './recipients.ts'
import { assignmentOf, blockOf, isReady, isReason, newRecipientProblems } from './sharing-draft.ts'

const client: Client = {
  id: 7,
  first_name: 'Anna',
  last_name: 'Maes',
  email: 'anna@example.org',
  discount_rate: 10,
}
const anna: Recipient = { kind: 'known', key: 'client-7', client, discount: 10 }
const greet: NewRecipient = {
  kind: 'new',
  key: 'new-1',
  email: ' greet@example.org ',
  first_name: ' Greet ',
  last_name: 'Hofman',
  discount: 5,
}
const given = { protocolId: 3, message: '  ', reason: undefined }

test('nothing can be sent without clients, with text in the search, without a discount, or without products', {
  tags: 'share-submit',
}, () => {
  expect(blockOf(noRecipients, 4)).toBe('nobody')
  expect(blockOf({ ...noRecipients, chosen: [anna], text: 'lem' }, 4)).toBe('search-remains')
  expect(blockOf({ ...noRecipients, chosen: [anna], pending: ['a@example.org'] }, 4)).toBe('search-remains')
  expect(blockOf({ ...noRecipients, chosen: [{ ...greet, discount: null }] }, 4)).toBe('discount-needed')
  expect(blockOf({ ...noRecipients, chosen: [anna] }, 0)).toBe('protocol-empty')
  expect(blockOf({ ...noRecipients, chosen: [anna, greet] }, 4)).toBeUndefined()
})

test('a discount of zero is a discount', () => {
  expect(blockOf({ ...noRecipients, chosen: [{ ...greet, discount: 0 }] }, 1)).toBeUndefined()
})

test('a new client needs both names and an own address', { tags: 'share-names' }, () => {
  const blank = { ...greet, email: '', first_name: ' ', last_name: '' }
  expect(newRecipientProblems(blank, [])).toEqual({
    email: 'client-email',
    first_name: 'first-name',
    last_name: 'last-name',
  })
  expect(newRecipientProblems({ ...greet, email: 'greet@' }, []).email).toBe('email')
  expect(newRecipientProblems({ ...greet, email: 'ANNA@example.org' }, [anna]).email).toBe('email-selected')
  expect(isReady(greet, [anna, greet])).toBe(true)
})

test('an existing client is sent by id, and keeps their discount unless it was changed', () => {
  expect(assignmentOf(anna, given)).toEqual({ id: 3, user_id: 7 })
  expect(assignmentOf({ ...anna, discount: 0 }, given)).toEqual({ id: 3, user_id: 7, discount: 0 })
})

test('the data of a new client match the call', () => {
  const reason = 'Serum zinc is low, six weeks.'
  const assignment = assignmentOf(greet, { protocolId: 3, message: ' Begin on Monday. ', reason })
  expect(Assignment.parse(assignment)).toEqual({
    id: 3,
    email: 'greet@example.org',
    first_name: 'Greet',
    last_name: 'Hofman',
    discount: 5,
    notes: 'Begin on Monday.',
    reason,
  })
})

test('a reason needs twenty characters, not counting surrounding spaces', () => {
  expect(isReason(`${'a'.repeat(19)}   `)).toBe(false)
  expect(isReason('a'.repeat(20))).toBe(true)
})
