import { expect, test } from 'vitest'
import { createTranslator, dynamicKey } from './translation.ts'

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
])('Romanian has its own plural of %i', (count, words) => {
  expect(t(dynamicKey('products:found'), { count })).toBe(words)
})

test('a missing text is shown in English, with English plurals', { tags: 'product-english' }, () => {
  expect(t(dynamicKey('products:filters.title'))).toBe('Filters')
  expect(t(dynamicKey('common:only'), { count: 2 })).toBe('2 of them')
})

test('an unknown key is shown as the key itself', () => {
  expect(t(dynamicKey('products:filters'))).toBe('products:filters')
  expect(t(dynamicKey('products:constructor'))).toBe('products:constructor')
  expect(t(dynamicKey('nowhere:x.y'))).toBe('nowhere:x.y')
})

test('values are inserted unchanged wherever they are named, and unknown names stay visible', () => {
  const say = createTranslator({ language: 'en', resources: english })
  expect(say(dynamicKey('common:hello'), { name: '<b>$&' })).toBe('Hello <b>$&, <b>$&!')
  expect(say(dynamicKey('common:hello'))).toBe('Hello {{name}}, {{ name }}!')
})

test('a key without a text is a type error', () => {
  const say = createTranslator({ language: 'en', resources: english })
  // @ts-expect-error: there is no such text.
  expect(say('cart:no-such-text')).toBe('cart:no-such-text')
  // @ts-expect-error: a plural is asked for by the key its forms share.
  expect(say('products:count_one')).toBe('products:count_one')
})

test('an Italian date is elided after its article', () => {
  const resources = { shop: { until: 'fino al {{day}}' } }
  const say = (language: 'it' | 'en') =>
    createTranslator({ language, resources })('shop:until' as never, { day: '8 marzo' })
  expect(say('it')).toBe('fino all’8 marzo')
  expect(say('en')).toBe('fino al 8 marzo')
})
