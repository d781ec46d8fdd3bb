import { expect, test } from 'vitest'
import { searchOptionGroups } from './search-options.ts'

test('orders, people and products link to where an admin deals with them; empty groups are left out', () => {
  const order = {
    id: 12,
    number: 'V-10012',
    client: 'Anna Maes',
    state: 'paid' as const,
    placed_at: '2026-11-28T10:00:00.000Z',
  }
  const person = { id: 3, name: 'Ilse Vermeulen', email: 'ilse@verbena.example', user_type_id: 2 as const }
  const draft = { id: 7, name: 'Selenium', brand: 'Linden & Co', sku: 'S-1', status: 'draft' as const }
  expect(searchOptionGroups({ orders: [order], people: [person], products: [draft] })).toEqual([
    {
      group: 'orders',
      options: [{ key: 'order-12', to: '/admin/orders?order=12', title: 'V-10012', note: 'Anna Maes' }],
    },
    {
      group: 'people',
      options: [
        { key: 'person-3', to: '/admin/users/3', title: 'Ilse Vermeulen', note: 'ilse@verbena.example' },
      ],
    },
    {
      group: 'products',
      options: [
        {
          key: 'product-7',
          to: '/admin/products/7',
          title: 'Selenium',
          note: 'Linden & Co, S-1',
          state: 'draft',
        },
      ],
    },
  ])
})

test('a product in the shop has no state to show', () => {
  const product = { id: 7, name: 'Selenium', brand: 'Linden & Co', sku: 'S-1', status: 'published' as const }
  const [group] = searchOptionGroups({ orders: [], people: [], products: [product] })
  expect(group?.options[0]).not.toHaveProperty('state')
})
