import { expect, test } from 'vitest'
import { createDeduplicator } from './deduplicator.ts'

let nowMs = 0
const open = () => createDeduplicator(1000, () => nowMs)

test('the same IP address counts once per interval for the same thing', () => {
  const isFirst = open()
  expect([1, 2, 3].map(() => isFirst('198.51.100.7', 'product 1'))).toEqual([true, false, false])
  nowMs += 999
  expect(isFirst('198.51.100.7', 'product 1')).toBe(false)
  nowMs += 1
  expect(isFirst('198.51.100.7', 'product 1')).toBe(true)
})

test('another IP address, and another thing, count too', () => {
  const isFirst = open()
  expect(isFirst('198.51.100.7', 'product 1')).toBe(true)
  expect(isFirst('198.51.100.8', 'product 1')).toBe(true)
  expect(isFirst('198.51.100.7', 'product 2')).toBe(true)
})

test('other spellings of an address, and a whole IPv6 network, count as one', {
  tags: 'popular-honest',
}, () => {
  const isFirst = open()
  const addresses = ['198.51.100.7', '::ffff:198.51.100.7', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9']
  expect(addresses.map((address) => isFirst(address, 'product 1'))).toEqual([true, false, true, false])
})
