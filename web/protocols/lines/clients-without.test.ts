import { expect, test } from 'vitest'
import { clientsWithout } from './clients-without.ts'

const client = (first_name: string) => ({
  id: 1,
  first_name,
  last_name: 'Maes',
  email: '',
  discount_rate: 0 as const,
})
const notSold = (id: number, country: string) => ({
  product_id: id,
  product_variant_id: id,
  name: `Product ${id}`,
  reason: `Prohibited in ${country}`,
  source: null,
  since: null,
  alternatives: [],
})

test('a practitioner reads each product once, with all clients who cannot buy it for the same reason', () => {
  const listed = clientsWithout([
    { client: client('Freja'), not_sold: [notSold(1, 'Denmark'), notSold(2, 'Denmark')] },
    { client: client('Anna'), not_sold: [] },
    { client: client('Mette'), not_sold: [notSold(1, 'Denmark')] },
    { client: client('Claire'), not_sold: [notSold(1, 'France')] },
  ])
  expect(listed.map(({ notSold: { product_id, reason }, names }) => [product_id, reason, names])).toEqual([
    [1, 'Prohibited in Denmark', ['Freja Maes', 'Mette Maes']],
    [2, 'Prohibited in Denmark', ['Freja Maes']],
    [1, 'Prohibited in France', ['Claire Maes']],
  ])
})
