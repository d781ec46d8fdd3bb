import { describe, expect, test } from 'vitest'
import { capsules, planLine, substance } from '../../tests/support/plan-lines.ts'
import { type PlanLine, planCheck } from './plan-check.ts'

const uncounted = (line: PlanLine) => planCheck([line]).uncounted

describe('amounts that cannot be counted are listed with a reason', () => {
  test('a product without a recorded label', () => {
    expect(uncounted(planLine('Tea', []))).toEqual([{ name: 'Tea', reason: 'no-facts', substances: [] }])
  })

  test('a label without a daily portion', () => {
    expect(
      uncounted(planLine('Zinc', [substance('zinc', 15)], { portion: null, dose: capsules(1) })),
    ).toEqual([{ name: 'Zinc', reason: 'no-portion', substances: [] }])
  })

  test('a dose in another unit than the label’s portion', () => {
    const drops = { ...capsules(4), unit: 'drop' } as const
    const check = planCheck([planLine('Zinc', [substance('zinc', 15)], { dose: drops })])
    expect(check.nutrients).toEqual([])
    expect(check.uncounted).toEqual([{ name: 'Zinc', reason: 'other-unit', substances: [] }])
  })

  test('an amount that the label does not print, next to those it does', () => {
    const check = planCheck([
      planLine('Multi', [substance('zinc', 15), substance('copper', null, null, null, 'Copper')]),
    ])
    expect(check.nutrients.map(({ key }) => key)).toEqual(['zinc'])
    expect(check.uncounted).toEqual([{ name: 'Multi', reason: 'no-amount', substances: ['Copper'] }])
  })

  test('a nutrient in a unit that is not a mass', () => {
    expect(uncounted(planLine('Zinc', [substance('zinc', 50, '%')]))).toMatchObject([
      { reason: 'not-convertible' },
    ])
  })

  test('unknown ingredients', () => {
    expect(uncounted(planLine('Greens', [substance(null, 500)]))).toEqual([
      { name: 'Greens', reason: 'not-known', substances: ['Proprietary blend'] },
    ])
  })
})

test('a plant has nothing to count, whatever its dose', () => {
  const drops = { ...capsules(30), unit: 'drop' } as const
  expect(planCheck([planLine('Valerian', [substance('valerian', 200)], { dose: drops })])).toMatchObject({
    nutrients: [],
    uncounted: [],
  })
})

describe('an ingredient of several products', () => {
  test('is listed once with all of them, counted or not', () => {
    const lines = [
      planLine('Calm', [substance('ashwagandha', 300)]),
      planLine('Sleep', [substance('ashwagandha', null, null), substance('valerian', 200)]),
    ]
    expect(planCheck(lines).duplicates).toEqual([
      { key: 'ashwagandha', name: 'ashwagandha', from: ['Calm', 'Sleep'] },
    ])
  })

  test('is not listed if one product contains it twice', () => {
    expect(
      planCheck([planLine('K', [substance('vitamin_k', 75, 'µg'), substance('vitamin_k', 75, 'µg')])])
        .duplicates,
    ).toEqual([])
  })

  test('is listed for two packs of the same product as well', () => {
    const calm = planLine('Calm', [substance('ashwagandha', 300)])
    expect(planCheck([calm, calm]).duplicates).toMatchObject([{ from: ['Calm', 'Calm'] }])
  })

  test('is not guessed for unknown ingredients', () => {
    expect(
      planCheck([planLine('A', [substance(null, 1)]), planLine('B', [substance(null, 1)])]).duplicates,
    ).toEqual([])
  })
})

test('allergens are listed with their products, in the order of the law', () => {
  const lines = [
    planLine('Whey', [], { allergens: ['milk'] }),
    planLine('Omega-3', [], { allergens: ['fish', 'milk'] }),
  ]
  expect(planCheck(lines).allergens).toEqual([
    { allergen: 'fish', from: ['Omega-3'] },
    { allergen: 'milk', from: ['Omega-3', 'Whey'] },
  ])
})
