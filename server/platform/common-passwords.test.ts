import { expect, test } from 'vitest'
import { isPassword } from '#domain/accounts/password.ts'
import { isCommonPassword } from './common-passwords.ts'

test.each(['Password-1', 'P@ssw0rd-1', 'Qwerty-2026!', 'ILoveYou-99', 'Ｐａｓｓｗｏｒｄ-１', 'Dragon!!!123'])(
  '%s passes the four checks, but is among the most common',
  { tags: 'password-common' },
  (password) => {
    expect(isPassword(password)).toBe(true)
    expect(isCommonPassword(password)).toBe(true)
  },
)

test.each(['Verbena-demo-1', 'Windmolen-7', 'Zeilboot-42', 'Drie-olifanten-1', '夏の海-Natsu1'])(
  '%s is not among them',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)
