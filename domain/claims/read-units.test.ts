import { expect, test } from 'vitest'
import { readUnits } from './read-units.ts'

const words = (text: string) => readUnits(text).units.map((unit) => unit.text)
const sentences = (text: string) => new Set(readUnits(text).units.map(({ sentence }) => sentence)).size

test('accents, case, look-alike letters and hidden characters do not matter', () => {
  expect(words('GUÉRIT guerit')).toEqual(['guerit', 'guerit'])
  expect(words('сures cu\u00adres Ｃｕｒｅｓ')).toEqual(['cures', 'cures', 'cures'])
})

test('offsets are those of the text as written', () => {
  const text = 'Été 👍 guérit\u0301'
  const [summer, cures] = readUnits(text).units
  expect(text.slice(summer!.start, summer!.end)).toBe('Été')
  expect(text.slice(cures!.start, cures!.end)).toBe('guérit\u0301')
})

test('numbers and abbreviations end no sentence, and quoted sentences belong to the one that quotes them', () => {
  expect(sentences('Dr. Maes takes 3.5 mg. It works!')).toBe(2)
  expect(sentences('„Hilft!“, sagt Anna.')).toBe(1)
})

test('Japanese and Chinese are read by character', () => {
  expect(words('治療。B12')).toEqual(['治', '療', 'b12'])
})
