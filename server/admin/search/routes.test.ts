import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminPaths } from '#contract/admin-paths.ts'
import type { AdminFound } from '#contract/admin-search.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { type OrdersShop, openOrders } from '../../../tests/support/orders-api.ts'

let shop: OrdersShop
let zinc: number
let admin: Awaited<ReturnType<OrdersShop['buyer']>>
beforeAll(async () => {
  shop = await openOrders()
  zinc = await shop.product('zinc', { stock: 1000, names: { en: 'Zinc Picolinate', hu: 'Cink-pikolinát' } })
  admin = await shop.buyer(userTypes.admin)
})
afterAll(() => shop.close())

const answer = (query: string) => admin.get(`${adminPaths.search}?query=${encodeURIComponent(query)}`)
const find = async (query: string): Promise<AdminFound> => (await answer(query)).body
const lines = () => [{ variantId: zinc, quantity: 1, price: 1001 }]

test('an order is found by its number, and by the name and email of its client', async () => {
  const reka = await shop.buyer()
  const address = { first_name: 'Réka', last_name: 'Halász-Nagy' }
  const order = await shop.paid({ user: reka, lines: lines(), address })
  for (const query of [order.number, order.number.slice(2), 'reka', 'HALÁSZ réka', 'nagy', reka.email]) {
    const { orders } = await find(query)
    expect(orders.map(({ id }) => id)).toContain(order.id)
  }
  expect((await find('reka halasz')).orders).toEqual([
    {
      id: order.id,
      number: order.number,
      client: 'Réka Halász-Nagy',
      state: 'paid',
      placed_at: order.placedAt.toISOString(),
    },
  ])
  expect((await find('reka maes')).orders).toEqual([])
  expect((await find('eka')).orders).toEqual([])
})

test('people are found by name and email, without accents, newest first and only a few', async () => {
  const people = []
  for (const firstName of ['Søren', 'Søren', 'Sören', 'Soren', 'Soren', 'Sorenna'])
    people.push(await shop.person({ firstName, lastName: 'Weiß', userTypeId: 4 }))
  const found = (await find('soren weiss')).people
  expect(found.map(({ id }) => id)).toEqual(
    people
      .slice(1)
      .toReversed()
      .map(({ id }) => id),
  )
  expect(found[0]).toMatchObject({ name: 'Sorenna Weiß', user_type_id: 4, email: people[5]!.email })
  const [one] = (await find(people[2]!.email)).people
  expect(one).toMatchObject({ id: people[2]!.id })
})

test('a product is found by its SKU and bar code, and by a name in any language, whether or not it is in the shop', async () => {
  const [{ sku }] = await shop.sql<[{ sku: string }]>`SELECT sku FROM variants WHERE id = ${zinc}`
  await shop.sql`UPDATE variants SET barcode = '5400141000016' WHERE id = ${zinc}`
  for (const query of [
    '5400141000016',
    '5 400141 000016',
    sku,
    sku.toLowerCase().slice(0, -1),
    'zinc pico',
    'cink pikolinat',
  ])
    expect((await find(query)).products).toMatchObject([{ name: 'Zinc Picolinate', status: 'published' }])
  await shop.sql`UPDATE products SET status = 'draft' WHERE slug = 'zinc'`
  expect((await find(sku)).products).toMatchObject([{ name: 'Zinc Picolinate', status: 'draft' }])
  await shop.sql`UPDATE products SET status = 'published' WHERE slug = 'zinc'`
})

test('signs that mean something to the database are ordinary text', async () => {
  for (const query of ["o'neill", '%_', "a' | b:* & !c", '\\\\', '((', '"quoted"', '<script>', '日本']) {
    const { status, body } = await answer(query)
    expect([query, status]).toEqual([query, 200])
    expect(body.products).toEqual([])
  }
  for (const query of ['', ' a ', 'x'.repeat(101), 'a\0b']) expect((await answer(query)).status).toBe(400)
})

test('a search that shows people is recorded once in a while, without what was searched for', async () => {
  const searching = await shop.buyer(userTypes.admin)
  const search = (query: string) => searching.get(`${adminPaths.search}?query=${query}`)
  const recorded = async () =>
    shop.sql`SELECT subject_id, details FROM audit_entries
      WHERE actor_id = ${searching.id} AND action = 'people-searched'`
  await search('picolinate')
  expect(await recorded()).toEqual([])
  await search('soren')
  await search('halasz')
  expect(await recorded()).toEqual([{ subject_id: null, details: {} }])
})

test('an erased client is no longer found by name', async () => {
  const gone = await shop.person({ firstName: 'Quirine', lastName: 'Vandaele', userTypeId: 4 })
  expect((await find('quirine')).people).toHaveLength(1)
  await shop.sql`UPDATE users SET first_name = '', last_name = '', email = NULL WHERE id = ${gone.id}`
  expect((await find('quirine')).people).toEqual([])
})
