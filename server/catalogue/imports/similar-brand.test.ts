import { expect, test } from 'vitest'
import { findSimilarBrand } from './similar-brand.ts'

const brands = [
  { slug: 'norrvik', name: 'Norrvik' },
  { slug: 'norvis', name: 'Norvis' },
  { slug: 'aer', name: 'Aër' },
  { slug: 'linden', name: 'Linden' },
]
const similarTo = (name: string) => findSimilarBrand(name, brands)?.slug

test('a misspelt brand is recognised, the nearest one first', () => {
  expect(similarTo('Norvik')).toBe('norrvik')
  expect(similarTo('NORRVIK ')).toBe('norrvik')
  expect(similarTo('Norwis')).toBe('norvis')
  expect(similarTo('Aero')).toBe('aer')
})

test('a brand with its company’s form or a line of its products is recognised', () => {
  expect(similarTo('Linden GmbH')).toBe('linden')
})

test('other names are new brands', () => {
  for (const name of ['Linda', 'Aerial', 'Kestrel', 'Ares Labs', '株式会社', '', '-'])
    expect(similarTo(name)).toBeUndefined()
})
