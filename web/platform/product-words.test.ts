import { expect, test } from 'vitest'
import { createTranslator } from '#domain/translation.ts'
import german from '../../locales/de/products.json' with { type: 'json' }
import english from '../../locales/en/products.json' with { type: 'json' }
import { contentText, formText, packText, unitPriceText, type Words } from './product-words.ts'

const en: Words = {
  t: createTranslator({ language: 'en', resources: { products: english } }),
  language: 'en',
}
const de: Words = { t: createTranslator({ language: 'de', resources: { products: german } }), language: 'de' }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('the form is added only if the content does not include it', () => {
  expect(plain(formText(en, 'Capsules', contentText(en, 120, 'capsule')))).toBe('120 capsules')
  expect(plain(formText(en, 'Drops', contentText(en, 30, 'ml')))).toBe('Drops, 30 ml')
  expect(formText(de, 'Kapseln', contentText(de, 1, 'capsule'))).toMatch(/Kapsel/)
})

test('a pack shows what is known about it', () => {
  const drops = { id: 3, slug: 'drops', name: 'Drops' }
  expect(plain(packText(en, { content: 30, unit_of_measure: 'ml', delivery_form: drops }))).toBe(
    'Drops, 30 ml',
  )
  expect(packText(en, { content: null, unit_of_measure: null, delivery_form: drops })).toBe('Drops')
  expect(packText(en, { content: null, unit_of_measure: null, delivery_form: null })).toBe('')
})

test('a unit price is a price per unit', () => {
  expect(plain(unitPriceText(en, { amount: 66, per: 100, unit: 'ml' }, 'EUR'))).toBe('66,00 € / 100 ml')
})
