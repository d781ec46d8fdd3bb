import { expect, test } from 'vitest'
import { readMessage } from './read-message.ts'

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('a form without scripts is read with every field, and nothing else', () => {
  expect(readMessage(formOf({ topic: 'order', message: 'One\r\ntwo', price: '1' }), 'de')).toEqual({
    topic: 'order',
    order_number: '',
    message: 'One\ntwo',
    name: '',
    email: '',
    website: '',
    token: '',
    language: 'de',
  })
})

test('the answer is in the chosen language, and in that of the page if the shop does not have it', () => {
  expect(readMessage(formOf({ language: 'hu' }), 'de').language).toBe('hu')
  expect(readMessage(formOf({ language: 'tlh' }), 'de').language).toBe('de')
})

test('a file in place of a text counts as nothing', () => {
  const form = new FormData()
  form.set('message', new Blob(['x']), 'message.txt')
  expect(readMessage(form, 'en').message).toBe('')
})
