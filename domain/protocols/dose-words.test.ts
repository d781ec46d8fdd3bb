import { describe, expect, test } from 'vitest'
import { wordsFrom } from '../../tests/support/locales/read-texts.ts'
import type { Language } from '../languages.ts'
import { createTranslator } from '../translation.ts'
import { type Dose, mealRelations, timesOfDay } from './dose.ts'
import { daysWords, doseAmountWords, doseAtTimeWords, doseTimeWords, doseWords } from './dose-words.ts'

const english = wordsFrom('en', 'plan', 'products')
// A number and its unit stay on the same line.
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const dose = (part: Partial<Dose> = {}): Dose => ({
  amount: 1,
  unit: 'capsule',
  times: ['morning'],
  food: null,
  days: null,
  ...part,
})

describe('a dose as text', () => {
  test.each<[string, Partial<Dose>]>([
    ['2 capsules, before bed', { amount: 2, times: ['night'] }],
    ['1 capsule, with lunch', { times: ['midday'], food: 'with' }],
    ['5 g, before breakfast', { amount: 5, unit: 'g', food: 'before' }],
    ['1 softgel, after dinner', { unit: 'softgel', times: ['evening'], food: 'after' }],
    ['30 drops, in the morning', { amount: 30, unit: 'drop' }],
    [
      '0.5 tablets, at midday, without food',
      { amount: 0.5, unit: 'tablet', times: ['midday'], food: 'without' },
    ],
    ['1 capsule, morning and evening, with meals', { times: ['morning', 'evening'], food: 'with' }],
    ['1 capsule, morning, midday and evening', { times: ['morning', 'midday', 'evening'] }],
    ['2 capsules, before bed, for 14 days', { amount: 2, times: ['night'], days: 14 }],
    ['1 capsule, with breakfast, for 1 day', { food: 'with', days: 1 }],
  ])('%s', (words, part) => {
    expect(plain(doseWords(english, dose(part)))).toBe(words)
  })

  test('does not mention food before bed', () => {
    for (const food of mealRelations)
      expect(plain(doseWords(english, dose({ times: ['night'], food })))).toBe('1 capsule, before bed')
  })

  test('at one of several times mentions that time’s meal', () => {
    const twice = dose({ times: ['morning', 'evening'], food: 'with' })
    expect(doseAtTimeWords(english, 'morning', twice)).toBe('with breakfast')
    expect(doseAtTimeWords(english, 'evening', twice)).toBe('with dinner')
  })

  test('exists for every time and meal', () => {
    for (const time of timesOfDay)
      for (const food of [null, ...mealRelations])
        for (const times of [[time], timesOfDay])
          expect(doseWords(english, dose({ times, food, days: 7 }))).not.toMatch(/plan:|products:|\{\{/)
  })
})

describe('amounts in other languages', () => {
  test.each<[Language, Dose['unit'], number, string]>([
    ['de', 'capsule', 1, '1 Kapsel'],
    ['de', 'capsule', 2, '2 Kapseln'],
    ['de', 'ml', 2.5, '2,5 ml'],
    ['nl', 'capsule', 2, '2 capsules'],
    ['ro', 'capsule', 2, '2 capsule'],
    ['ro', 'capsule', 20, '20 de capsule'],
    ['hu', 'capsule', 2, '2 kapszula'],
  ])('%s: %s %d', (language, unit, amount, words) => {
    const said = doseAmountWords(wordsFrom(language, 'products'), dose({ amount, unit }))
    expect(plain(said)).toBe(words)
  })
})

test('each language joins the times of day in its own way, and has its own plural of days', () => {
  const plan = {
    dose: { time: { morning: 'dimineața', evening: 'seara' } },
    days_one: '{{formatted}} zi',
    days_few: '{{formatted}} zile',
    days_other: '{{formatted}} de zile',
  }
  const romanian = { language: 'ro', t: createTranslator({ language: 'ro', resources: { plan } }) } as const
  expect(doseTimeWords(romanian, dose({ times: ['morning', 'evening'] }))).toBe('dimineața și seara')
  expect([1, 14, 60].map((days) => daysWords(romanian, days))).toEqual(['1 zi', '14 zile', '60 de zile'])
})
