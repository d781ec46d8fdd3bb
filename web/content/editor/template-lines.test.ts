import { expect, test } from 'vitest'
import type { TemplateLine } from '#contract/content.ts'
import { moved, withChange, withProduct } from './template-lines.ts'

const lineOf = (variantId: number, quantity = 1): TemplateLine => ({
  product_variant_id: variantId,
  quantity,
  dose: null,
  notes: {},
})
const lines = [lineOf(1), lineOf(2, 99), lineOf(3)]
const ids = (of: readonly TemplateLine[]) => of.map((line) => line.product_variant_id)

test('a product comes last, and gets one pack more when it is added again, up to 99', () => {
  expect(withProduct(lines, 4).at(-1)).toEqual(lineOf(4))
  expect(withProduct(lines, 1)[0]).toEqual(lineOf(1, 2))
  expect(withProduct(lines, 2)).toEqual(lines)
})

test('a full template takes no further product', () => {
  const full = Array.from({ length: 300 }, (_, index) => lineOf(index + 1))
  expect(withProduct(full, 301)).toEqual(full)
})

test('only the named product changes', () => {
  const notes = { en: 'With lunch' }
  expect(withChange(lines, 3, { notes })).toEqual([lines[0], lines[1], { ...lineOf(3), notes }])
})

test('a product moves by one place, and not beyond the first or the last', () => {
  expect(ids(moved(lines, 2, -1))).toEqual([2, 1, 3])
  expect(ids(moved(lines, 2, 1))).toEqual([1, 3, 2])
  expect(moved(lines, 1, -1)).toEqual(lines)
  expect(moved(lines, 3, 1)).toEqual(lines)
})
