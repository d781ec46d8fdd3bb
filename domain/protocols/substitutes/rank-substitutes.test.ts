import { describe, expect, test } from 'vitest'
import { substance } from '../../../tests/support/plan-lines.ts'
import type { Dose } from '../dose.ts'
import type { Substance } from '../facts.ts'
import { activesOf } from './actives.ts'
import { type OfferedProduct, type ReplacedProduct, rankSubstitutes, replacedBy } from './rank-substitutes.ts'

const [capsules, powder] = [1, 2]
const [vegan, glutenFree] = [11, 12]
const sixty = { amount: 60, unit: 'capsule' } as const
const thistle = (mg: number, ...more: Substance[]) => [substance('milk-thistle', mg), ...more]

function offered(
  productId: number,
  given: Partial<OfferedProduct> & { mg?: number; more?: Substance[] } = {},
) {
  const { mg = 250, more = [], ...rest } = given
  const facts: OfferedProduct['facts'] = {
    portion: { amount: 1, unit: 'capsule' },
    portionsPerPack: 60,
    substances: thistle(mg, ...more),
    allergens: [],
  }
  const product: OfferedProduct = {
    productId,
    facts,
    actives: activesOf(facts),
    labelContent: sixty,
    deliveryForm: capsules,
    suitableFor: [vegan],
    freeFrom: [glutenFree],
    packs: [{ variantId: productId * 10, content: sixty, price: 2000 }],
    ...rest,
  }
  return product
}
const { packs: _, ...compared } = offered(1)
const replaced: ReplacedProduct = { ...compared, variantId: 10, content: sixty, price: 2000 }
const twice: Dose = { amount: 1, unit: 'capsule', times: ['morning', 'evening'], food: 'with', days: null }
const line = { protocolId: 7, dose: twice, quantity: 2, otherProducts: new Set<number>() }
const ranked = (products: OfferedProduct[], lines = [line]) =>
  rankSubstitutes(replaced, lines, products).map(({ productId }) => productId)

describe('of several substitutes the best is', () => {
  test('the one that is suitable for more protocols', () => {
    const there = { ...line, protocolId: 8, otherProducts: new Set([2]) }
    expect(ranked([offered(2), offered(3, { deliveryForm: powder })], [line, there])).toEqual([3, 2])
  })

  test('the one without a new allergen, even in another form', () => {
    const milk = offered(2)
    milk.facts = { ...milk.facts, allergens: ['milk'] }
    expect(ranked([milk, offered(3, { deliveryForm: powder })])).toEqual([3, 2])
  })

  test('the one near the daily amount, then the one with the least else in it', () => {
    const artichoke = offered(3, { more: [substance('artichoke', 100)] })
    const inPowder = offered(4, { deliveryForm: powder })
    expect(ranked([offered(2, { mg: 200 }), artichoke, inPowder])).toEqual([4, 3, 2])
  })

  test('the one in the same form, then the one that is as vegan', () => {
    const inPowder = offered(2, { deliveryForm: powder })
    expect(ranked([inPowder, offered(3, { suitableFor: [] }), offered(4)])).toEqual([4, 3, 2])
  })

  test('the cheaper one per day', () => {
    const cheap = offered(3, { packs: [{ variantId: 30, content: sixty, price: 1500 }] })
    expect(ranked([offered(2), cheap])).toEqual([3, 2])
  })
})

test('a substitute tells how it differs', () => {
  const other = offered(2, { more: [substance('artichoke', 100, 'mg', null, 'Artichoke')], suitableFor: [] })
  other.facts = { ...other.facts, allergens: ['soybeans'] }
  expect(rankSubstitutes(replaced, [line], [other])[0]).toMatchObject({
    newAllergens: ['soybeans'],
    lostSuitableFor: [vegan],
    lostFreeFrom: [],
    extraActives: ['Artichoke'],
    isSameForm: true,
  })
})

test('products whose forms are unknown do not count as of the same form', () => {
  const unknown = { ...replaced, deliveryForm: null }
  const [found] = rankSubstitutes(unknown, [line], [offered(2, { deliveryForm: null })])
  expect(found?.isSameForm).toBe(false)
})

test('another pack size of the product itself is a substitute, but not the pack that is replaced', () => {
  const own = offered(1, {
    packs: [
      { variantId: 10, content: sixty, price: 1000 },
      { variantId: 11, content: { amount: 30, unit: 'capsule' }, price: 1000 },
    ],
  })
  expect(rankSubstitutes(replaced, [line], [own])[0]).toMatchObject({
    variantId: 11,
    lines: [{ dose: twice, quantity: 4, deviation: 0 }],
  })
})

describe('the packs last as long as before', () => {
  const packsOf = (days: number | null, amount: number) =>
    replacedBy(
      replaced,
      { ...line, dose: { ...twice, days } },
      {
        ...compared,
        productId: 2,
        pack: { variantId: 20, content: { amount, unit: 'capsule' }, price: 1000 },
      },
    )?.quantity

  test('60 days, of packs with half of the content', () => {
    expect(packsOf(null, 30)).toBe(4)
  })

  test('nearly, where there is no end', () => {
    expect(packsOf(null, 56)).toBe(2)
    expect(packsOf(null, 90)).toBe(1)
  })

  test('to the end of a course', () => {
    expect(packsOf(50, 90)).toBe(2)
    expect(packsOf(45, 90)).toBe(1)
  })

  test('of the pack size that costs least in all', () => {
    const sizes = offered(2, {
      packs: [
        { variantId: 20, content: sixty, price: 2000 },
        { variantId: 21, content: { amount: 120, unit: 'capsule' }, price: 3000 },
      ],
    })
    expect(rankSubstitutes(replaced, [line], [sizes])[0]).toMatchObject({
      variantId: 21,
      lines: [{ quantity: 1, days: 60, costPerDay: 50 }],
    })
  })

  test('or are as many as before if the label does not tell', () => {
    const unknown = {
      ...compared,
      productId: 2,
      labelContent: null,
      pack: { variantId: 20, content: null, price: 1 },
    }
    expect(replacedBy(replaced, line, unknown)).toMatchObject({ quantity: 2, days: null, costPerDay: null })
  })
})

test('a product that is in the protocol already is no substitute there', () => {
  expect(ranked([offered(2)], [{ ...line, otherProducts: new Set([2]) }])).toEqual([])
})
