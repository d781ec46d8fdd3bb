import { expect, test } from 'vitest'
import { longestFormMs } from '#domain/messages/contact-form.ts'
import { isFormFor } from './use-form-token.ts'

const question = { message: 'Where is my parcel?', order_number: '' }
const opened = { token: 'one', at: 0 }

test('a message sent again after a lost answer has the same form, so that it arrives once', () => {
  expect(isFormFor(question, opened, 1000)).toBe(true)
  expect(isFormFor({ ...question }, { ...opened, sent: question }, 1000)).toBe(true)
})

test('a message changed after a lost answer has a new form, so that the change arrives too', () => {
  const sent = { ...opened, sent: question }
  expect(isFormFor({ ...question, message: 'Where is my parcel? I have moved.' }, sent, 1000)).toBe(false)
  expect(isFormFor({ ...question, order_number: 'V-10486' }, sent, 1000)).toBe(false)
})

test('a form that was open for too long is not sent', () => {
  expect(isFormFor(question, opened, longestFormMs)).toBe(false)
  expect(isFormFor(question, undefined, 0)).toBe(false)
})
