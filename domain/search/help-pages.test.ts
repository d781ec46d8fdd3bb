import { expect, test } from 'vitest'
import { helpPageScore } from './help-pages.ts'

const delivery = 'delivery, shipping, delivery time, track my order'

test.each([
  ['delivery', 1],
  ['DELIVERY', 1],
  ['deliv', 1],
  ['deliveries', 0],
  ['shippings', 1],
  ['track my order', 1],
  ['delivery time', 1],
  ['delivery of magnesium', 0.5],
  ['del', 0],
  ['magnesium', 0],
  ['', 0],
])('the query %j matches a page about delivery by %f', (query, share) => {
  expect(helpPageScore(query, delivery)).toBe(share)
})

test('help pages are found without accents, inflected, and in languages without spaces', () => {
  expect(helpPageScore('szallitast', 'szállítás')).toBe(1)
  expect(helpPageScore('Lieferungen', 'Lieferung')).toBe(1)
  expect(helpPageScore('返品したい', '返品, 返金')).toBe(0.4)
  expect(helpPageScore('送料', '配送, 送料')).toBe(1)
})
