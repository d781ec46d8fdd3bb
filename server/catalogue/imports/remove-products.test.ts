import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertPerson } from '#server/accounts/fixtures.ts'
import { basketLines, baskets } from '#server/baskets/tables.ts'
import { clients } from '#server/clients/tables.ts'
import { publicProtocolLines, publicProtocols } from '#server/protocols/public/tables.ts'
import { protocolLines, protocols } from '#server/protocols/tables.ts'
import { openImportShop } from '../../../tests/support/import-shop.ts'
import { insertOrder } from '../../../tests/support/order-records.ts'
import { lockProduct } from '../management/get-product.ts'

let shop: Awaited<ReturnType<typeof openImportShop>>
let protocolId: number
let publicProtocolId: number
let basketId: number
beforeAll(async () => {
  shop = await openImportShop()
  const ilse = await insertPerson(shop.db, 'Ilse', { userTypeId: 2 })
  const made = { practitionerId: ilse.id, name: 'Gut repair', description: '' }
  const [protocol] = await shop.db
    .insert(protocols)
    .values({ ...made, createdAt: new Date(), updatedAt: new Date() })
    .returning()
  protocolId = protocol!.id
  const createdAt = new Date()
  const shown = { ...made, slug: 'gut-repair', language: 'en', position: 0, publishedAt: createdAt } as const
  const [forEverybody] = await shop.db
    .insert(publicProtocols)
    .values({ ...shown, createdAt, updatedAt: createdAt })
    .returning()
  publicProtocolId = forEverybody!.id
  const anna = { firstName: 'Anna', lastName: 'Maes', email: 'anna@people.example', language: 'en' } as const
  const [client] = await shop.db
    .insert(clients)
    .values({ ...anna, practitionerId: ilse.id, discountRate: 0, createdAt })
    .returning()
  const [basket] = await shop.db
    .insert(baskets)
    .values({ clientId: client!.id, createdAt, changedAt: createdAt })
    .returning()
  basketId = basket!.id
})
beforeEach(async () => {
  await shop.sql`TRUNCATE products, brands, imports RESTART IDENTITY CASCADE`
})
afterAll(() => shop.close())

const zinc = (...skus: string[]) =>
  ['source_key,brand,name_en,sku,stock', ...skus.map((sku) => `z,Hof,Zinc,${sku},5`), ''].join('\n')
const price = (sku: string) => `sku,price,stock\n${sku},9.90,5\n`
async function hold(sku: string) {
  const [variant] = await shop.sql`SELECT id FROM variants WHERE sku = ${sku}`
  await shop.db.insert(protocolLines).values({ protocolId, variantId: variant!.id, position: 0, quantity: 1 })
}
const held = () => shop.sql`SELECT sku, withdrawn, stock, status FROM protocol_lines
  JOIN variants ON variants.id = variant_id JOIN products ON products.id = product_id`
const skus = async () =>
  (await shop.sql`SELECT sku FROM variants ORDER BY sku`).map(({ sku }) => sku as string)

test('undoing an import withdraws products in protocols, and deletes the rest', async () => {
  const { id } = await shop.take(`${zinc('Z-1')}i,Hof,Iron,I-1,5\n`)
  await hold('Z-1')
  expect(await shop.undo(id)).toEqual({ removed: 2, restored: 0, kept: [] })
  expect(await skus()).toEqual(['Z-1'])
  expect(await held()).toEqual([{ sku: 'Z-1', withdrawn: false, stock: 5, status: 'withdrawn' }])
})

test('undoing an import withdraws products that were ordered', async () => {
  const { id } = await shop.take(`${zinc('Z-1')}i,Hof,Iron,I-1,5\n`)
  const [variant] = await shop.sql<{ id: number }[]>`SELECT id FROM variants WHERE sku = 'Z-1'`
  await insertOrder(shop.db, { lines: [{ variantId: variant!.id, quantity: 1, price: 990, name: 'Zinc' }] })
  expect(await shop.undo(id)).toEqual({ removed: 2, restored: 0, kept: [] })
  expect(await skus()).toEqual(['Z-1'])
})

test('undoing an import withdraws products that a practitioner has put in a client’s prepared cart', async () => {
  const { id } = await shop.take(`${zinc('Z-1')}i,Hof,Iron,I-1,5\n`)
  const [variant] = await shop.sql`SELECT id FROM variants WHERE sku = 'Z-1'`
  await shop.db.insert(basketLines).values({ basketId, variantId: variant!.id, position: 0, quantity: 1 })
  expect(await shop.undo(id)).toEqual({ removed: 2, restored: 0, kept: [] })
  expect(await skus()).toEqual(['Z-1'])
  expect(await shop.sql`SELECT quantity FROM basket_lines`).toEqual([{ quantity: 1 }])
})

test('undoing an import takes no line out of a protocol that is published for everybody', async () => {
  const { id } = await shop.take(`${zinc('Z-1')}i,Hof,Iron,I-1,5\n`)
  const [variant] = await shop.sql`SELECT id FROM variants WHERE sku = 'Z-1'`
  await shop.db
    .insert(publicProtocolLines)
    .values({ publicProtocolId, variantId: variant!.id, position: 0, quantity: 1, note: '' })
  expect(await shop.undo(id)).toEqual({ removed: 2, restored: 0, kept: [] })
  expect(await skus()).toEqual(['Z-1'])
  expect(await shop.sql`SELECT quantity FROM public_protocol_lines`).toEqual([{ quantity: 1 }])
})

test('an admin who still edits a product that an undone import has withdrawn is told', async () => {
  const { id } = await shop.take(zinc('Z-1'))
  await hold('Z-1')
  const [product] = await shop.sql`SELECT id, revision FROM products`
  await shop.undo(id)
  await expect(lockProduct(shop.db, product!.id, product!.revision)).rejects.toMatchObject({
    code: 'product-changed',
  })
})

test('a variant of an undone import stays for the protocol that contains it, but is no longer sold', async () => {
  await shop.take(zinc('Z-1'))
  await shop.take(price('Z-1'))
  const { id } = await shop.take(zinc('Z-1', 'Z-2', 'Z-3'))
  await hold('Z-2')
  expect(await shop.undo(id)).toEqual({ removed: 0, restored: 1, kept: [] })
  expect(await skus()).toEqual(['Z-1', 'Z-2'])
  expect(await held()).toEqual([{ sku: 'Z-2', withdrawn: true, stock: 0, status: 'draft' }])
  expect(await shop.exported()).not.toContain('Z-2')
  expect((await shop.take(zinc('Z-1'))).counts).toMatchObject({ changed: 0, skipped: 1 })

  await shop.take(zinc('Z-1', 'Z-2'))
  expect(await held()).toEqual([{ sku: 'Z-2', withdrawn: false, stock: 5, status: 'draft' }])
})

test('a line being added while an import is undone is not lost', async () => {
  const { id } = await shop.take(zinc('Z-1'))
  const undone = Promise.withResolvers<unknown>()
  await shop.sql.begin(async (sql) => {
    await sql`INSERT INTO protocol_lines (protocol_id, variant_id, position, quantity)
      SELECT ${protocolId}, id, 0, 1 FROM variants WHERE sku = 'Z-1'`
    undone.resolve(shop.undo(id))
    await expect
      .poll(
        () =>
          shop.sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      .toHaveLength(1)
  })
  await undone.promise
  expect(await held()).toMatchObject([{ sku: 'Z-1', status: 'withdrawn' }])
})
