import { describe, expect, test } from 'vitest'
import { type ProductWithActives, sameActiveProducts } from './same-active.ts'

type Given = { brandId?: number; mg?: number | null; form?: string | null; more?: string[] }

function magnesium(id: number, { brandId = id, mg = 300, form = null, more = [] }: Given = {}) {
  const unit = mg === null ? null : ('mg' as const)
  return {
    id,
    brandId,
    actives: [
      { key: 'magnesium', form, perUnit: mg, unit },
      ...more.map((key) => ({ key, form: null, perUnit: 1, unit: 'mg' as const })),
    ],
  }
}

const found = (product: ProductWithActives, ...others: ProductWithActives[]) =>
  sameActiveProducts(product, others).map(({ id }) => id)

describe('the same active from other brands', () => {
  test('comes with the nearest daily amount first, one product of each other brand', () => {
    const others = [
      magnesium(2, { mg: 100 }),
      magnesium(3, { mg: 250 }),
      magnesium(4, { mg: 310 }),
      magnesium(5, { mg: 300, brandId: 3 }),
      magnesium(6, { brandId: 1 }),
    ]
    expect(found(magnesium(1), ...others)).toEqual([5, 4, 2])
  })

  test('prefers the same form, where both labels name one', () => {
    const others = [
      magnesium(2, { form: 'oxide' }),
      magnesium(3, { form: 'citrate', mg: 200 }),
      magnesium(4, { mg: 150 }),
    ]
    expect(found(magnesium(1, { form: 'citrate' }), ...others)).toEqual([3, 4, 2])
  })

  test('puts products without further actives first, and leaves out those made for something else', () => {
    const others = [
      magnesium(2, { more: ['zinc', 'iron'] }),
      magnesium(3, { more: ['vitamin_b6'] }),
      magnesium(4, { mg: 150 }),
    ]
    expect(found(magnesium(1), ...others)).toEqual([4, 3])
    expect(found(magnesium(1, { more: ['vitamin_b6'] }), ...others)).toEqual([3, 4])
  })

  test('is not compared with much more or less, or without an amount', () => {
    const others = [magnesium(2, { mg: 90 }), magnesium(3, { mg: 1000 }), magnesium(4, { mg: null })]
    expect(found(magnesium(1), ...others)).toEqual([])
    expect(found(magnesium(1, { mg: null }), magnesium(2))).toEqual([])
  })
})
