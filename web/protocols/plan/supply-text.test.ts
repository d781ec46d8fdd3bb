import { describe, expect, test } from 'vitest'
import type { Dose } from '#domain/protocols/dose.ts'
import type { SuppliedProduct } from '#domain/protocols/supply.ts'
import { wordsFrom } from '../../../tests/support/locales/read-texts.ts'
import { supplyPhrase, supplyWords } from './supply-text.tsx'

const words = wordsFrom('en', 'plan', 'products')
const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '))
const dose: Dose = { amount: 2, unit: 'capsule', times: ['night'], food: null, days: null }
const capsules = (id: number, amount: number) => ({
  id,
  price: 29.9,
  content: { amount, unit: 'capsule' as const },
  available: true,
})
const magnesium: SuppliedProduct = {
  product_variant_id: 2,
  variants: [capsules(1, 60), capsules(2, 120)],
  item_count: 1,
  price: 29.9,
  dose,
  facts: { portion: { amount: 2, unit: 'capsule' }, portionsPerPack: 30 },
}
const now = new Date(2026, 10, 20, 23, 30)

describe('the text about a supply', () => {
  test('says how long the chosen pack lasts, until when, and the cost per day', () => {
    expect(plain(supplyWords(words, magnesium, { now, currency: 'EUR' }))).toEqual([
      'Lasts about 60 days, until 18 January 2027.',
      'About 0,50 € a day.',
    ])
  })

  test('says how many packs a course needs, if they differ from the chosen ones', () => {
    const course = { ...magnesium, dose: { ...dose, days: 90 } }
    expect(plain(supplyWords(words, course, {}))).toEqual([
      'Lasts about 60 days.',
      'You need 2 packs for 90 days.',
    ])
    expect(plain(supplyWords(words, { ...course, item_count: 2 }, {}))).toEqual(['Lasts about 120 days.'])
  })

  test('contains no cost if the price is hidden', () => {
    expect(plain(supplyWords(words, { ...magnesium, price: null }, { currency: 'EUR' }))).toEqual([
      'Lasts about 60 days.',
    ])
  })

  test('is empty if the label does not say', () => {
    const unknown = { ...magnesium, dose: { ...dose, unit: 'drop' as const } }
    expect(supplyWords(words, unknown, { now, currency: 'EUR' })).toEqual([])
    expect(supplyPhrase(words, unknown)).toBeUndefined()
  })

  test('says if it lasts less than a day', () => {
    const much = { ...magnesium, dose: { ...dose, amount: 200 } }
    expect(supplyWords(words, much, { now })).toEqual(['Lasts less than a day.'])
    expect(supplyPhrase(words, much)).toBeUndefined()
  })

  test('is short within another sentence', () => {
    expect(plain([supplyPhrase(words, magnesium) ?? ''])).toEqual(['lasts about 60 days'])
  })
})
