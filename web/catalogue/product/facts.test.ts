import { describe, expect, test } from 'vitest'
import type { ProductDetail } from '#contract/catalogue.ts'
import { createTranslator } from '#domain/translation.ts'
import english from '../../../locales/en/products.json' with { type: 'json' }
import { factsOf } from './facts.ts'

const words = {
  t: createTranslator({ language: 'en', resources: { products: english } }),
  language: 'en',
} as const
const nb = '\u00a0'

const line: ProductDetail['label']['lines'][number] = {
  ingredient_id: 1,
  name: 'Magnesium',
  form: 'as magnesium bisglycinate',
  amount: 300,
  unit: 'mg',
  amount_per_unit: 150,
  nrv_percent: 80,
}
const label: ProductDetail['label'] = {
  daily_portion: { amount: 2, unit: 'capsule' },
  portions_per_pack: 60,
  lines: [line],
  ingredient_list: '',
  allergens: [],
  warnings: [],
  warning: '',
  country_of_origin: null,
  legal_name: '',
  operator: '',
}

describe('the facts of a label', () => {
  test('are listed per capsule and per daily portion', () => {
    expect(factsOf(label, words)).toMatchObject({
      portion: `Daily portion: 2${nb}capsules. 60 portions per pack.`,
      unitHeading: 'Per capsule',
      lines: [{ perUnit: `150${nb}mg`, daily: `300${nb}mg`, nrv: `80%`, bar: 80 }],
    })
  })

  test('have no column per capsule if one capsule is the daily portion', () => {
    const facts = factsOf({ ...label, daily_portion: { amount: 1, unit: 'capsule' } }, words)
    expect(facts.unitHeading).toBeUndefined()
    expect(facts.lines[0]?.perUnit).toBeUndefined()
  })

  test('say that an amount is not printed instead of showing zero', () => {
    const facts = factsOf({ ...label, lines: [{ ...line, amount: null, nrv_percent: null }] }, words)
    expect(facts.lines[0]?.daily).toBeUndefined()
    expect(facts).toMatchObject({ incomplete: true, unrated: false })
  })

  test('limit a bar to its full length', () => {
    const facts = factsOf({ ...label, lines: [{ ...line, nrv_percent: 2500 }] }, words)
    expect(facts.lines[0]).toMatchObject({ bar: 100, nrv: `2,500%` })
  })

  test('of up to four nutrients leave space for notes below', () => {
    const isShort = (count: number) =>
      factsOf({ ...label, lines: Array.from({ length: count }, () => line) }, words).isShort
    expect([0, 1, 4, 5, 21].map(isShort)).toEqual([true, true, true, false, false])
  })

  test('mark nutrients without a reference value', () => {
    expect(factsOf({ ...label, lines: [{ ...line, nrv_percent: null }] }, words).unrated).toBe(true)
  })
})
