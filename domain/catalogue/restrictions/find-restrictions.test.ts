import { describe, expect, test } from 'vitest'
import { nationalRestrictions } from '../../reference/national-restrictions.ts'
import { findRestrictions, type RestrictedLine } from './find-restrictions.ts'

const line = (given: Partial<RestrictedLine>): RestrictedLine => ({
  ingredientId: null,
  key: null,
  name: '',
  form: null,
  amount: null,
  unit: null,
  ...given,
})
const printed = (name: string, amount: number | null = null) =>
  line({ name, amount, unit: amount === null ? null : 'mg' })
const known = (key: string, amount: number, unit: 'mg' | 'µg' | 'g' = 'mg') => line({ key, amount, unit })
const found = (...lines: RestrictedLine[]) =>
  Object.fromEntries(
    findRestrictions(lines, nationalRestrictions).map(({ rule, verdict }) => [rule.key, verdict]),
  )

test('what is verified as prohibited blocks, in the countries that prohibit it', () => {
  expect(found(known('ashwagandha', 300))).toMatchObject({ 'ashwagandha-dk': 'blocks' })
  expect(found(printed('Yohimbe bark extract'))).toEqual({ yohimbe: 'blocks' })
  expect(found(printed('CBD'))).toEqual({ 'cbd-eu': 'blocks', 'cbd-gb': 'asks' })
})

test('what nobody could check only asks', () => {
  expect(found(printed('NMN', 250))).toEqual({ 'nmn-eu': 'asks' })
  expect(found(known('ashwagandha', 300))).toMatchObject({
    'ashwagandha-nl': 'asks',
    'ashwagandha-gb': 'asks',
  })
})

test('a name counts only as whole words', () => {
  expect(found(printed('Kavalactone-like resin'))).toEqual({})
  expect(found(printed('Berberisol'))).toEqual({})
  expect(found(printed('Kava root'))).toMatchObject({ 'kava-gb': 'blocks' })
})

test('an ingredient the shop knows is never matched by its printed name', () => {
  expect(found(line({ key: 'magnesium', name: 'Ephedra' }))).toEqual({})
})

describe('a maximum', () => {
  test.each([
    ['within it', [known('vitamin_b6', 21)], undefined],
    ['above it', [known('vitamin_b6', 21.5)], 'blocks'],
    ['above it in all', [known('vitamin_b6', 11), known('vitamin_b6', 11)], 'blocks'],
    ['without an amount', [line({ key: 'vitamin_b6' })], 'asks'],
    [
      'above it with another amount unknown',
      [known('vitamin_b6', 30), line({ key: 'vitamin_b6' })],
      'blocks',
    ],
  ] as const)('%s', (_, lines, verdict) => {
    expect(found(...lines)['vitamin-b6-nl']).toBe(verdict)
  })

  test('that must not be reached is exceeded by the amount itself', () => {
    expect(found(known('melatonin', 2))['melatonin-fr']).toBe('blocks')
    expect(found(known('melatonin', 1.9))['melatonin-fr']).toBeUndefined()
  })

  test('is compared in the unit of the label', () => {
    expect(found(known('vitamin_d', 0.08))['vitamin-d-nl']).toBe('blocks')
    expect(found(line({ key: 'vitamin_d', amount: 2000, unit: 'IU' }))['vitamin-d-nl']).toBeUndefined()
  })

  test('of some compounds does not count others, and asks where none is named', () => {
    const vitaminA = (form: string | null) =>
      found(line({ key: 'vitamin_a', amount: 1500, unit: 'µg', form }))['vitamin-a-nl']
    expect(vitaminA('retinyl acetate')).toBe('blocks')
    expect(vitaminA('beta-carotene')).toBeUndefined()
    expect(vitaminA(null)).toBe('asks')
  })

  test('that is only recommended asks', () => {
    expect(found(known('phosphorus', 500))).toEqual({ 'phosphorus-pl': 'asks' })
    expect(found(known('phosphorus', 400))).toEqual({})
  })

  test('of something the label does not tell asks', () => {
    expect(found(known('algae-oil', 1000))).toEqual({ schizochytrium: 'asks' })
  })
})

test('what is within a limit that also demands warnings still asks', () => {
  expect(found(printed('Monacolin K', 2.9))).toEqual({ monacolins: 'asks' })
  expect(found(printed('Monacolin K', 3))).toEqual({ monacolins: 'blocks' })
})
