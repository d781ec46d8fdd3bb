import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceLimitIn } from './price-limits.ts'

describe('a price in a query is the highest price', () => {
  test.each([
    ['magnesium under 20 €', 2000, 'magnesium'],
    ['magnesium for less than £20', 2000, 'magnesium'],
    ['under 20 pounds magnesium', 2000, 'magnesium'],
    ['Magnesium unter 20 Euro', 2000, 'Magnesium'],
    ['Magnesium für höchstens 19,90 €', 1990, 'Magnesium'],
    ['magnesium under 20 pund', 2000, 'magnesium'],
    ['magnesium højst 20 euro', 2000, 'magnesium'],
    ['magnesio por menos de 20 euros', 2000, 'magnesio'],
    ['magnesio hasta 20 libras', 2000, 'magnesio'],
    ['magnésium à moins de 20 €', 2000, 'magnésium'],
    ["magnésium jusqu'à 20 livres", 2000, 'magnésium'],
    ['magnézium 20 euró alatt', 2000, 'magnézium'],
    ['magnézium 20 euróig', 2000, 'magnézium'],
    ['legfeljebb 20 font magnézium', 2000, 'magnézium'],
    ['magnesio a meno di 20 euro', 2000, 'magnesio'],
    ['magnesio sotto i 20 €', 2000, 'magnesio'],
    ['magnesio fino a 20 sterline', 2000, 'magnesio'],
    ['20ユーロ以下のマグネシウム', 2000, 'マグネシウム'],
    ['マグネシウム ２０ポンド以内', 2000, 'マグネシウム'],
    ['magnesium onder de 20 euro', 2000, 'magnesium'],
    ['magnesium tot 20 pond', 2000, 'magnesium'],
    ['magnésio até 20 €', 2000, 'magnésio'],
    ['magnésio por menos de 20 libras', 2000, 'magnésio'],
    ['magneziu sub 20 de euro', 2000, 'magneziu'],
    ['magneziu până la 20 lire', 2000, 'magneziu'],
    ['20歐元以下的鎂', 2000, '鎂'],
    ['鎂 低於20英鎊', 2000, '鎂'],
    ['€ 20', 2000, ''],
    ['20€', 2000, ''],
    ['EUR 20.50', 2050, ''],
    ['zinc 10-20 €', 2000, 'zinc'],
    ['zinc max £12.5', 1250, 'zinc'],
    ['protein 1.000 €', 100_000, 'protein'],
  ])('%j: %i cents for %j', (typed, priceMax, rest) => {
    expect(priceLimitIn(typed)).toEqual({ priceMax, rest })
  })
})

describe('a price that is not a maximum sets no limit and is not an amount', () => {
  test.each([
    ['magnesium over 20 €', 'magnesium'],
    ['Magnesium ab 20 Euro', 'Magnesium'],
    ['magnésium plus de 20 €', 'magnésium'],
    ['20ユーロ以上のマグネシウム', 'マグネシウム'],
    ['0 €', ''],
  ])('%j', (typed, rest) => {
    expect(priceLimitIn(typed)).toEqual({ priceMax: undefined, rest })
  })
})

test.each([
  'magnesium 300 mg',
  'vitamin b12',
  'omega 3',
  'protein 2 pounds',
  'kids under 12',
  'euro 2024 vitamins',
  'centrum ab 50',
  '5-htp',
])('%j contains no price', (typed) => {
  expect(priceLimitIn(typed)).toEqual({ priceMax: undefined, rest: typed })
})

test('a price limit is always a whole number of cents, and nothing is read twice', () => {
  const part = fc.constantFrom(
    'under ',
    '20',
    ' €',
    '£',
    '1,5',
    ' euro',
    '以下',
    'ユーロ',
    ' - ',
    'zinc ',
    '.',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
      const { priceMax = 1, rest } = priceLimitIn(parts.join(''))
      expect(Number.isSafeInteger(priceMax) && priceMax > 0).toBe(true)
      expect(rest.length).toBeLessThanOrEqual(parts.join('').normalize('NFKC').length)
    }),
  )
})
