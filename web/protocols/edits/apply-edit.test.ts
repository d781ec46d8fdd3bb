import { describe, expect, test } from 'vitest'
import { protocolOf, protocolProduct } from '../../../tests/support/protocol.ts'
import { applyEdit } from './apply-edit.ts'
import type { Edit } from './edit.ts'

const magnesium = protocolProduct({ id: 1, variantId: 11, price: 29.9, quantity: 2 })
const zinc = protocolProduct({ id: 2, variantId: 22, price: 16.9 })
const protocol = protocolOf([magnesium, zinc])
const slot = { id: 3, variantId: 33, slug: 'omega', name: 'Omega-3', brand: 'Norrvik', amount: 34.9 }

const lines = (edit: Edit, of = protocol) =>
  applyEdit(of, edit).products.map((line) => [line.product_variant_id, line.item_count])

describe('a protocol', () => {
  test('gets an added product first, and a new total', { tags: 'builder-add' }, () => {
    const after = applyEdit(protocol, { kind: 'add', product: slot })
    expect(after.products.map(({ name }) => name)[0]).toBe('Omega-3')
    expect(after.total_price).toBe(111.6)
  })

  test('gets one more of an existing product, at its position', { tags: 'builder-add-again' }, () => {
    expect(lines({ kind: 'add', product: { ...slot, id: 2, variantId: 22 } })).toEqual([
      [11, 2],
      [22, 2],
    ])
  })

  test('loses a line decreased below one', { tags: 'builder-decrease' }, () => {
    expect(lines({ kind: 'change', variantId: 22, quantity: 0 })).toEqual([[11, 2]])
  })

  test('loses the price of all packs of a removed line', { tags: 'builder-remove' }, () => {
    const after = applyEdit(protocol, { kind: 'remove', variantId: 11 })
    expect(after.total_price).toBe(16.9)
  })

  test('changes only the given values of the variant’s line', {
    tags: 'builder-update',
  }, () => {
    const after = applyEdit(protocol, { kind: 'change', variantId: 22, notes: '  with lunch ' })
    expect(after.products[1]).toEqual({ ...zinc, notes: 'with lunch' })
    expect(after.products[0]).toBe(magnesium)
  })

  test('has no note once its text is cleared', () => {
    const noted = protocolOf([{ ...zinc, notes: 'with lunch' }])
    expect(applyEdit(noted, { kind: 'change', variantId: 22, notes: ' ' }).products[0]?.notes).toBeNull()
  })

  test('never holds more packs than a line may', () => {
    expect(lines({ kind: 'change', variantId: 22, quantity: 500 })).toContainEqual([22, 99])
  })

  test('gets another pack size at the same position, at that size’s price', () => {
    const large = { id: 12, price: 52, content: null, available: true }
    const sizes = protocolOf([{ ...magnesium, variants: [...magnesium.variants, large] }, zinc])
    const after = applyEdit(sizes, { kind: 'exchange', variantId: 11, by: 12 })
    expect(after.products[0]).toMatchObject({ product_variant_id: 12, item_count: 2, price: 52 })
    expect(after.total_price).toBe(120.9)
  })

  test('is reordered', () => {
    expect(lines({ kind: 'order', variantIds: [22, 11] })).toEqual([
      [22, 1],
      [11, 2],
    ])
  })

  test('gets a removed line back at its position', () => {
    const without = applyEdit(protocol, { kind: 'remove', variantId: 11 })
    expect(applyEdit(without, { kind: 'restore', line: magnesium, position: 0 })).toEqual(protocol)
  })

  test('changes only its name if only that is given', () => {
    expect(applyEdit(protocol, { kind: 'describe', name: 'Calm' })).toEqual({ ...protocol, name: 'Calm' })
  })

  test('counts nothing for products without a price', () => {
    const gone = protocolOf([{ ...magnesium, price: null, state: 'gone' }, zinc])
    expect(applyEdit(gone, { kind: 'change', variantId: 22, quantity: 2 }).total_price).toBe(33.8)
  })

  test.each<Edit>([
    { kind: 'remove', variantId: 99 },
    { kind: 'change', variantId: 99, quantity: 3 },
    { kind: 'change', variantId: 22, quantity: 1 },
    { kind: 'order', variantIds: [11, 22] },
    { kind: 'exchange', variantId: 99, by: 11 },
  ])('stays the same object if nothing changes: $kind', (edit) => {
    expect(applyEdit(protocol, edit)).toBe(protocol)
  })
})
