import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { products } from '#server/catalogue/tables.ts'
import { openProtocols, type ProtocolsShop } from '../../tests/support/protocols-api.ts'

let shop: ProtocolsShop
beforeAll(async () => {
  shop = await openProtocols()
})
afterAll(() => shop.close())

test('products no longer sold, out of stock or closed stay in their protocol and are marked', async () => {
  const zinc = await shop.product('zinc', { history: [[1290, 90]] })
  const professional = await shop.product('professional', { practitionerOnly: true })
  const passing = await shop.product('passing-away', { names: { en: 'Bamboo', de: 'Bambus' } })
  const empty = await shop.product('empty', { stock: 0, history: [[500, 90]] })
  const ilse = await shop.newPractitioner()
  const protocol = await ilse.protocol()
  for (const product_variant_id of [passing, empty, professional, zinc])
    await ilse.add(protocol, { product_variant_id, quantity: 2 })
  await shop.db.update(products).set({ status: 'withdrawn' }).where(eq(products.slug, 'passing-away'))
  await shop.gone(passing)
  await shop.sql`UPDATE users SET user_type_id = 3 WHERE id = ${ilse.id}`
  const again = await shop.device(ilse)
  const { body } = await again.get(`${protocolPaths.one(protocol)}?language_code=de`)
  expect(body).toMatchObject({
    total_price: 35.8,
    products: [
      { slug: 'zinc', state: 'sold', price: 12.9 },
      { slug: 'professional', state: 'closed', price: null, practitioner_only: true },
      { slug: 'empty', state: 'out', price: 5 },
      {
        slug: null,
        name: 'Bambus',
        language: 'de',
        brand: { slug: 'linden' },
        assets: [],
        state: 'gone',
        price: null,
        facts: { portion: null },
      },
    ],
  })
})
