import { expect, test } from 'vitest'
import { emailKey, emailProblem, isEmail } from './email.ts'

test.each([
  'anna@verbena.example',
  "o'brien+shop@mail.example.co.uk",
  'jörg@müller.example',
  '山田@例え.テスト',
  `${'x'.repeat(240)}@ab.example`,
])('%s is a valid email address', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each([
  '',
  'anna',
  'anna@',
  '@verbena.example',
  'anna@verbena',
  'anna@@verbena.example',
  'anna@verbena..example',
  '.anna@verbena.example',
  'anna.@verbena.example',
  'an..na@verbena.example',
  'anna @verbena.example',
  'anna@-verbena.example',
  'anna@verbena.example,ilse@verbena.example',
  '<anna@verbena.example>',
  'anna@verbena.example\r\nBcc: all@verbena.example',
  'an\u0000na@verbena.example',
  `${'x'.repeat(245)}@ab.example`,
])('%j is not a valid email address', { tags: 'email-pattern' }, (text) => {
  expect(isEmail(text)).toBe(false)
})

test.each([
  [undefined, 'required'],
  ['  ', 'required'],
  ['anna', 'email'],
  [' anna@verbena.example ', undefined],
])('a field with %j has the problem %j', (typed, problem) => {
  expect(emailProblem(typed)).toBe(problem)
})

test('two spellings of an address count as one', () => {
  expect(emailKey(' Anna@Verbena.Example ')).toBe('anna@verbena.example')
  expect(emailKey('jo\u0308rg@verbena.example')).toBe(emailKey('J\u00f6rg@verbena.example'))
})
