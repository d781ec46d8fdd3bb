import { expect, test } from 'vitest'
import { flagCode } from './flags.ts'

test('a country has its own flag', () => {
  expect(flagCode('BE')).toBe('be')
  expect(flagCode('gb')).toBe('gb')
})

test.each([
  ['en', 'gb'],
  ['ja', 'jp'],
  ['da', 'dk'],
  ['zh', 'tw'],
  ['zh_tw', 'tw'],
  ['zh-Hant', 'tw'],
  ['ZH-TW', 'tw'],
  ['hu', 'hu'],
])('the language %s has the flag of %s', { tags: 'flag-languages' }, (language, country) => {
  expect(flagCode(language)).toBe(country)
})

test.each(['', 'b', 'bel', 'b1', 'é1', 'pt_BR', '../x', 'zhx'])(
  '%j is not a country code',
  { tags: 'flag-code' },
  (code) => {
    expect(() => flagCode(code)).toThrow('Invalid country code')
  },
)
