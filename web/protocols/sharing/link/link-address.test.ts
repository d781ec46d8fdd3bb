import { expect, test } from 'vitest'
import { linkAddress } from './link-address.ts'

test('a link is the shop’s origin and the token, without a language', () => {
  expect(linkAddress('https://verbena.example', 'ab-c_1')).toBe('https://verbena.example/protocols/ab-c_1')
})
