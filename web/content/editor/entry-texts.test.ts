import { expect, test } from 'vitest'
import { copyOf, isSameTexts } from './entry-texts.ts'

test('an admin who wrote nothing has nothing to save', () => {
  const texts = { en: { title: 'Gifts' } }
  expect(isSameTexts(texts, { en: { title: 'Gifts ' }, nl: { title: '' } })).toBe(true)
  expect(isSameTexts(texts, { ...texts, nl: { title: 'Cadeaus' } })).toBe(false)
  expect(isSameTexts(texts, {})).toBe(false)
})

test('a copy contains all that was written', () => {
  expect(copyOf({ en: { title: 'Gifts', body: '' }, nl: { title: 'Cadeaus' } })).toBe(
    'en\n\nGifts\n\n\nnl\n\nCadeaus',
  )
})
