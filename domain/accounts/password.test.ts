import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPassword, isPassword, newPasswordProblems } from './password.ts'

const missing = (password: string) =>
  Object.entries(checkPassword(password))
    .filter(([, met]) => !met)
    .map(([check]) => check)

test.each([
  ['Abcdef1', ['length', 'special']],
  ['Abcde-1', ['length']],
  ['Abcdef-g', ['digit']],
  ['abcdef-1', ['uppercase']],
  ['Abcdefg1', ['special']],
  ['Abcd efg1', ['special']],
  ['', ['length', 'digit', 'uppercase', 'special']],
])('"%s" lacks %j', { tags: 'password-checks' }, (password, checks) => {
  expect(missing(password)).toEqual(checks)
  expect(isPassword(password)).toBe(false)
})

test('eight characters with a digit, an uppercase letter and a special character are a valid password', {
  tags: 'constant-password-length',
}, () => {
  for (const password of ['Abcdef-1', 'Äpfel_12', 'ÉTÉ-2026', 'Ａｂｃｄｅｆ-１', 'passW0rd 😀'])
    expect(missing(password), password).toEqual([])
  // Seven characters, but eleven UTF-16 code units.
  expect(missing('A1-😀😀😀😀')).toEqual(['length'])
})

test('a password of more than two hundred characters is refused', () => {
  expect(isPassword(`A1-${'x'.repeat(197)}`)).toBe(true)
  expect(isPassword(`A1-${'x'.repeat(198)}`)).toBe(false)
})

test('adding characters never makes a password invalid', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (password, more) => {
      expect(missing(password)).toEqual(expect.arrayContaining(missing(password + more)))
    }),
  )
})

test('a new password is entered twice', () => {
  expect(newPasswordProblems({})).toEqual({ password: 'new-password', confirm_password: 'required' })
  expect(newPasswordProblems({ password: 'abc', confirm_password: 'abd' })).toEqual({
    password: 'password',
    confirm_password: 'passwords-differ',
  })
  expect(newPasswordProblems({ password: 'Abcdef-1', confirm_password: 'Abcdef-1' })).toEqual({
    password: false,
    confirm_password: false,
  })
})
