import { describe, expect, test } from 'vitest'
import { capsules, planLine, substance } from '../../tests/support/plan-lines.ts'
import { upperLevels } from '../reference/upper-levels.ts'
import { type PlanLine, planCheck } from './plan-check.ts'

const zincLine = (name: string, part = {}) => planLine(name, [substance('zinc', 15)], part)
const only = (lines: readonly PlanLine[]) => planCheck(lines).nutrients[0]!

describe('two products with 15 mg of zinc each', () => {
  const zinc = only([zincLine('Zinc Picolinate'), zincLine('Gentle Multi')])

  test('add up to 30 mg a day, three times the reference intake', () => {
    expect(zinc).toMatchObject({ key: 'zinc', amount: 30, unit: 'mg', nrvPercent: 300 })
  })

  test('are 5 mg above the upper level of 25 mg', () => {
    expect(zinc.limit).toMatchObject({
      amount: 25,
      unit: 'mg',
      counted: 30,
      kind: 'upper level',
      verified: true,
    })
    expect(zinc.above).toBe(5)
  })

  test('are both listed with their amounts', () => {
    expect(zinc.from).toEqual([
      { name: 'Gentle Multi', amount: 15 },
      { name: 'Zinc Picolinate', amount: 15 },
    ])
  })

  test('are within it at half the dose', () => {
    const half = { dose: capsules(0.5) }
    const check = planCheck([zincLine('Zinc Picolinate', half), zincLine('Gentle Multi', half)])
    expect(check.nutrients[0]).toMatchObject({ amount: 15, above: null })
    expect(check.above).toEqual([])
  })

  test('count in full even if one of them is a two-week course', () => {
    const course = { dose: capsules(1, { days: 14 }) }
    expect(only([zincLine('Zinc Picolinate', course), zincLine('Gentle Multi')]).above).toBe(5)
  })
})

describe('a dose', () => {
  test('at two times of day counts twice', () => {
    const twice = { dose: capsules(1, { times: ['morning', 'evening'] }) }
    expect(only([zincLine('Zinc', twice)]).amount).toBe(30)
  })

  test('is measured in portions of the label', () => {
    const portion = { amount: 3, unit: 'capsule' } as const
    expect(only([zincLine('Zinc', { portion, dose: capsules(1) })]).amount).toBe(5)
    expect(only([zincLine('Zinc', { portion })]).amount).toBe(15)
  })

  test('exactly at the limit is not above it', () => {
    const check = planCheck([planLine('Zinc', [substance('zinc', 2.5)], { dose: capsules(10) })])
    expect(check.nutrients[0]).toMatchObject({ amount: 25, above: null })
  })
})

describe('units', () => {
  test('vitamin D in IU and in micrograms is added up', () => {
    const [vitaminD] = planCheck([
      planLine('Sun', [substance('vitamin_d', 1000, 'IU')]),
      planLine('Multi', [substance('vitamin_d', 25, 'µg')]),
    ]).nutrients
    expect(vitaminD).toMatchObject({ amount: 50, unit: 'µg', nrvPercent: 1000, above: null })
    expect(vitaminD?.limit?.amount).toBe(100)
  })

  test('milligrams and micrograms of one nutrient are added up', () => {
    expect(
      only([
        planLine('A', [substance('selenium', 0.1, 'mg')]),
        planLine('B', [substance('selenium', 55, 'µg')]),
      ]),
    ).toMatchObject({ amount: 155, unit: 'µg' })
  })

  test('folate equivalents count as six tenths of folic acid', () => {
    const folate = (amount: number, form: string | null) =>
      planLine('Folate', [substance('folic_acid', amount, 'µg', form)])
    expect(only([folate(1360, 'DFE')])).toMatchObject({ amount: 816, above: null })
    expect(only([folate(1360, null)]).above).toBe(360)
  })

  test('IU of vitamin E count only if the natural form is named', () => {
    const natural = substance('vitamin_e', 100, 'IU', 'D-alpha-tocopherol')
    expect(only([planLine('E', [natural])])).toMatchObject({ amount: 67, unit: 'mg' })
    expect(planCheck([planLine('E', [substance('vitamin_e', 100, 'IU', null, 'Vitamin E')])])).toMatchObject({
      nutrients: [],
      uncounted: [{ name: 'E', reason: 'not-convertible', substances: ['Vitamin E'] }],
    })
  })
})

describe('limits for certain forms', () => {
  test('magnesium is limited in the salts that the limit names', () => {
    const check = planCheck([
      planLine('Bisglycinate', [substance('magnesium', 300, 'mg', 'bisglycinate')]),
      planLine('Oxide', [substance('magnesium', 260, 'mg', 'Magnesium Oxide')]),
    ])
    expect(check.nutrients[0]).toMatchObject({
      amount: 560,
      limit: { amount: 250, counted: 260, of: 'supplements' },
      above: 10,
    })
  })

  test('other salts have no limit, and for an unnamed salt it is unknown', () => {
    const magnesium = (form: string | null) =>
      only([planLine('Magnesium', [substance('magnesium', 400, 'mg', form)])])
    expect(magnesium('bisglycinate')).toMatchObject({ limit: null, unlimited: 'other-form', above: null })
    expect(magnesium(null)).toMatchObject({ limit: null, unlimited: 'form-not-named', above: null })
    expect(magnesium('oxide, citrate')).toMatchObject({
      limit: null,
      unlimited: 'form-not-named',
      above: null,
    })
  })

  test('nicotinic acid has a much lower limit than nicotinamide', () => {
    const niacin = (form: string) => substance('niacin', 100, 'mg', form)
    expect(only([planLine('B3', [niacin('nicotinamide')])])).toMatchObject({
      above: null,
      limit: { amount: 900 },
    })
    expect(only([planLine('B3', [niacin('Nicotinic Acid')])])).toMatchObject({
      above: 90,
      limit: { amount: 10 },
    })
    const both = only([planLine('A', [niacin('nicotinamide')]), planLine('B', [niacin('nicotinic acid')])])
    expect(both).toMatchObject({ amount: 200, limit: { amount: 10, counted: 100 }, above: 90 })
  })

  test('a sixth of beta-carotene counts as vitamin A, but never towards its limit', () => {
    const check = planCheck([
      planLine('Retinol', [substance('vitamin_a', 800, 'µg', 'retinyl acetate')]),
      planLine('Carotene', [substance('beta-carotene', 15, 'mg')]),
    ])
    expect(check.nutrients).toHaveLength(1)
    expect(check.nutrients[0]).toMatchObject({
      key: 'vitamin_a',
      amount: 3300,
      limit: { amount: 3000, counted: 800 },
      above: null,
    })
  })
})

describe('informative levels', () => {
  test('a safe level is shown and never exceeded', () => {
    expect(only([planLine('Iron', [substance('iron', 60)])])).toMatchObject({
      limit: { amount: 40, kind: 'safe level' },
      above: null,
    })
  })

  test('an unverified level is shown as such and never exceeded', () => {
    const levels = upperLevels.map((level) => ({ ...level, verified: level.substance !== 'zinc' }))
    const check = planCheck([planLine('Zinc', [substance('zinc', 60)])], levels)
    expect(check.nutrients[0]).toMatchObject({ limit: { amount: 25, verified: false }, above: null })
    expect(check.above).toEqual([])
  })

  test('a binding level comes before an informative one', () => {
    const zinc = upperLevels.find(({ substance }) => substance === 'zinc')!
    const levels = [{ ...zinc, amount: 5, verified: false }, zinc]
    expect(planCheck([planLine('Zinc', [substance('zinc', 30)])], levels).nutrients[0]).toMatchObject({
      limit: { amount: 25 },
      above: 5,
    })
  })

  test('a nutrient without any level says that none is set', () => {
    expect(only([planLine('K2', [substance('vitamin_k', 75, 'µg')])])).toMatchObject({
      nrvPercent: 100,
      limit: null,
      unlimited: 'none-set',
    })
  })

  test('boron has an upper level and no reference intake', () => {
    expect(only([planLine('Bone', [substance('boron', 3)])])).toMatchObject({
      nrvPercent: null,
      limit: { amount: 10 },
    })
  })
})

test('nutrients above their limit come first, then those nearest to it, then those without one', () => {
  const check = planCheck([
    planLine('All', [
      substance('vitamin_c', 80),
      substance('magnesium', 300, 'mg', 'bisglycinate'),
      substance('vitamin_b6', 4.2),
      substance('vitamin_d', 50, 'µg'),
      substance('zinc', 30),
      substance('boron', 1),
    ]),
  ])
  expect(check.nutrients.map(({ key }) => key)).toEqual([
    'zinc',
    'vitamin_d',
    'vitamin_b6',
    'boron',
    'vitamin_c',
    'magnesium',
  ])
  expect(check.above.map(({ key }) => key)).toEqual(['zinc'])
})

test('a nutrient with different names on labels shows all of them', () => {
  const k1 = substance('vitamin_k', 75, 'µg', null, 'Vitamin K1')
  const k2 = substance('vitamin_k', 75, 'µg', null, 'Vitamin K2')
  expect(only([planLine('Bone', [k2, k1])])).toMatchObject({ name: 'Vitamin K1 + Vitamin K2', amount: 150 })
})

test('a protocol without products gives an empty result', () => {
  expect(planCheck([])).toEqual({ nutrients: [], above: [], duplicates: [], allergens: [], uncounted: [] })
})
