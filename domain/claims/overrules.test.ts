import { expect, test } from 'vitest'
import { comparableText, isOverruled } from './overrules.ts'
import { refusedTexts } from './refused-texts.ts'
import { rules } from './rules/en.ts'

const claim = 'My plan cures bloating.'
const overrules = [{ language: 'en', text: comparableText(claim) }] as const

test('a text that an admin has allowed is not refused', () => {
  const texts = [{ text: claim }, { text: 'Our tea cures migraine.' }]
  expect(refusedTexts(texts, { kind: 'store', rules, overrules: [] })).toEqual(texts)
  expect(refusedTexts(texts, { kind: 'store', rules, overrules })).toEqual([texts[1]])
})

test('it is the same text however its spaces, line breaks and accents are stored', () => {
  expect(isOverruled('  My plan \u00a0cures\tbloating. \r\n', 'en', overrules)).toBe(true)
  expect(comparableText('Cafe\u0301  au lait\r\n\r\n  le matin')).toBe('Café au lait\nle matin')
})

test.each([
  ['another word', 'My plan cures all bloating.', 'en'],
  ['another capital letter', 'my plan cures bloating.', 'en'],
  ['another sentence', 'My plan cures bloating. It cures migraine.', 'en'],
  ['another language', claim, 'de'],
] as const)('%s is checked anew', (_, text, language) => {
  expect(isOverruled(text, language, overrules)).toBe(false)
})

test('authorised claims are refused beside a recommendation, and allowed on a product', () => {
  const texts = [{ text: 'Zinc contributes to the normal function of the immune system.' }]
  const refused = (kind: 'store' | 'protocol' | 'product') =>
    refusedTexts(texts, { kind, rules, overrules: [] }).length
  expect([refused('store'), refused('protocol'), refused('product')]).toEqual([1, 1, 0])
})
