import { expect, test } from 'vitest'
import { linkAddress } from './use-copy-link.ts'

test('a link consists of the shop’s origin and the token, without a language', () => {
  expect(linkAddress('https://verbena.example', 'ab-c_1')).toBe('https://verbena.example/protocols/ab-c_1')
})
