import { expect, test } from 'vitest'
import { pageParam, parsePositiveInteger } from './url-params.ts'

test.each([
  ['7', 7],
  ['999999999', 999_999_999],
  ['1000000000', undefined],
  ['0', undefined],
  ['07', undefined],
  ['-7', undefined],
  ['7.5', undefined],
  ['7e3', undefined],
  [' 7', undefined],
  ['٧', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('%j in an address is the number %j', (text, number) => {
  expect(parsePositiveInteger(text)).toBe(number)
})

test('a list whose address names no page shows the first', () => {
  expect(pageParam(new URLSearchParams('page=3'))).toBe(3)
  expect(pageParam(new URLSearchParams('packs=4'), 'packs')).toBe(4)
  for (const address of ['', 'page=', 'page=none', 'page=0', 'page=-1'])
    expect(pageParam(new URLSearchParams(address))).toBe(1)
})
