import { expect, test } from 'vitest'
import { comparedSlugs, comparisonPath, slugsIn } from './comparison.ts'

test('an address names each product once, and four at most', () => {
  expect(comparedSlugs(slugsIn('zinc, iron,,zinc'))).toEqual(['zinc', 'iron'])
  expect(comparedSlugs(slugsIn('a,b,c,d,e'))).toEqual(['a', 'b', 'c', 'd'])
  expect(slugsIn('')).toEqual([])
  expect(slugsIn(`${'x'.repeat(5000)},zinc`)[1]).toBe('zinc')
  expect(slugsIn('a,'.repeat(1000))).toHaveLength(12)
})

test('the link to a comparison can be read again', () => {
  const [, search] = comparisonPath(['zinc', 'c-1000']).split('?')
  expect(slugsIn(new URLSearchParams(search).get('products')!)).toEqual(['zinc', 'c-1000'])
  expect(comparisonPath([])).toBe('/compare')
})
