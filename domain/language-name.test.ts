import { expect, test } from 'vitest'
import { languageName } from './language-name.ts'

test('languages are named as their reader writes them', () => {
  expect(languageName('de', 'es')).toBe('alemán')
  expect(languageName('pt', 'en')).toBe('Portuguese')
  expect(languageName('zh_tw', 'en')).toBe('Traditional Chinese')
})
