import { expect, test } from 'vitest'
import problems from '../locales/en/problems.json' with { type: 'json' }
import { fieldProblemText, neededFields } from './field-problems.ts'
import { createTranslator } from './translation.ts'

const t = createTranslator({ language: 'en', resources: { problems } })

test('an empty field is told what to enter, wherever the field is', () => {
  expect(fieldProblemText(t, 'email', 'required')).toBe('Enter your email address.')
  expect(fieldProblemText(t, 'billing_address.city', 'required')).toBe('Enter the town or city.')
})

test('another problem, and a field without a message of its own, have the general message', () => {
  expect(fieldProblemText(t, 'password', 'too-long', { maximum: 9 })).toBe('Enter no more than 9 characters.')
  expect(fieldProblemText(t, 'items.0.id', 'required')).toBe('This field is required.')
})

test('every message for an empty field belongs to a field', () => {
  expect([...neededFields].sort()).toEqual(Object.keys(problems.needed).sort())
})
