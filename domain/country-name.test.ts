import { expect, test } from 'vitest'
import { countryName } from './country-name.ts'

test('a country is called as the language calls it; what is no country has no name', () => {
  expect(countryName('BE', 'en')).toBe('Belgium')
  expect(countryName('BE', 'zh_tw')).toBe('比利時')
  expect(countryName('ZZZZ', 'en')).toBeUndefined()
})
