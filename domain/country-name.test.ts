import { expect, test } from 'vitest'
import { countryName } from './country-name.ts'

test('a country has its name in the given language, and an unknown code none', () => {
  expect(countryName('BE', 'en')).toBe('Belgium')
  expect(countryName('BE', 'zh_tw')).toBe('比利時')
  expect(countryName('ZZZZ', 'en')).toBeUndefined()
})
