import { expect, test } from 'vitest'
import { createTranslator } from './translation.ts'

const english = {
  products: {
    found_one: '{{count}} product',
    found_other: '{{count}} products',
    filters: { title: 'Filters' },
  },
  common: {
    hello: 'Hello {{name}}, {{ name }}!',
    only: 'Only in English_{{count}}',
    only_other: '{{count}} of them',
  },
}
const romanian = {
  products: {
    found_one: '{{count}} produs',
    found_few: '{{count}} produse',
    found_other: '{{count}} de produse',
  },
}
const t = createTranslator({ language: 'ro', resources: romanian, fallback: english })

test.each([
  [1, '1 produs'],
  [2, '2 produse'],
  [20, '20 de produse'],
])('Romanian counts %i in its own plural', (count, words) => {
  expect(t('products:found', { count })).toBe(words)
})

test('what a language lacks is said in English, with English plurals', { tags: 'product-english' }, () => {
  expect(t('products:filters.title')).toBe('Filters')
  expect(t('common:only', { count: 2 })).toBe('2 of them')
})

test('what nobody says is the key itself', () => {
  expect(t('products:filters')).toBe('products:filters')
  expect(t('products:constructor')).toBe('products:constructor')
  expect(t('nowhere:x.y')).toBe('nowhere:x.y')
})

test('values are put in as they are, every time they are named, and unknown names stay visible', () => {
  const say = createTranslator({ language: 'en', resources: english })
  expect(say('common:hello', { name: '<b>$&' })).toBe('Hello <b>$&, <b>$&!')
  expect(say('common:hello')).toBe('Hello {{name}}, {{ name }}!')
})
