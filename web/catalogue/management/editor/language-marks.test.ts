import { expect, test } from 'vitest'
import { type Language, languages } from '#domain/languages.ts'
import { languageState } from './language-marks.tsx'
import type { ProductForm } from './product-form.ts'

const none = { name: '', legal_name: '', description: '', usage: '', ingredient_list: '', warning: '' }
const textsIn = (written: Partial<Record<Language, Partial<typeof none>>>) => ({
  texts: Object.fromEntries(
    languages.map((language) => [language, { ...none, ...written[language] }]),
  ) as ProductForm['texts'],
})

test('a language lacks what another one has', () => {
  const form = textsIn({ en: { name: 'Zinc', usage: 'Daily' }, de: { name: 'Zink' } })
  expect(languageState(form, 'en')).toEqual({ kind: 'complete', missing: [] })
  expect(languageState(form, 'de')).toEqual({ kind: 'partly', missing: ['usage'] })
  expect(languageState(form, 'ja')).toEqual({ kind: 'none', missing: [] })
})
