import { expect, test } from 'vitest'
import { emptyReaction, keptConsent, reactionOf } from './reaction-draft.ts'

const zinc = { order_line_id: 1, name: 'Zinc', practitioner: 'Ilse Maes', client_id: 7 }
const iron = { order_line_id: 2, name: 'Iron', practitioner: 'Ilse Maes', client_id: 7 }
const iodine = { order_line_id: 3, name: 'Iodine', practitioner: 'Marco Bianchi', client_id: 8 }
const selenium = { order_line_id: 4, name: 'Selenium', practitioner: null, client_id: null }

test('a client who lets a practitioner read about one product lets no other read about the next', () => {
  expect(keptConsent(7, iron)).toBe(7)
  expect(keptConsent(7, iodine)).toBeNull()
  expect(keptConsent(7, selenium)).toBeNull()
  expect(keptConsent(7, undefined)).toBeNull()
  expect(keptConsent(null, zinc)).toBeNull()
  expect(keptConsent(null, selenium)).toBeNull()
})

test('a report says with whom it is shared, or that it is shared with nobody', () => {
  const draft = { ...emptyReaction([zinc, iodine]), order_line_id: '3', description: 'A rash ' }
  expect(reactionOf(draft, 8)).toMatchObject({
    order_line_id: 3,
    description: 'A rash',
    share_with_practitioner: true,
    client_id: 8,
  })
  const secret = reactionOf(draft, null)
  expect(secret.share_with_practitioner).toBe(false)
  expect(secret).not.toHaveProperty('client_id')
})

test('the only product of an order is chosen already', () => {
  expect(emptyReaction([zinc]).order_line_id).toBe('1')
  expect(emptyReaction([zinc, iron]).order_line_id).toBe('')
})
