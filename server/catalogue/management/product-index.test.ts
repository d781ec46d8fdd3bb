import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProductManagement, type ProductManagement } from '../../../tests/support/product-management.ts'
import { completeOverviews } from '../product-overviews.ts'
import { products } from '../tables.ts'
import { openProductIndex, type ProductIndex } from './product-index.ts'
import { productOverviews } from './tables.ts'

let shop: ProductManagement
let otherServer: ProductIndex
beforeAll(async () => {
  shop = await openProductManagement()
  otherServer = openProductIndex({ sql: shop.sql, log: pino({ level: 'silent' }) })
})
afterAll(async () => {
  await otherServer.close()
  await shop.close()
})

const none = new Set<number>()
const states = { soldOut: none, onSale: none, notEverywhere: none, toDecide: none }
const page = { filter: 'all', order_by: 'updated', order: 'desc', page: 1, limit: 50 } as const
const find = (...words: string[]) => otherServer.find({ ...page, words, states })

test('each server finds at once what an admin has just saved on another one', async () => {
  expect((await find('quillwort')).ids).toEqual([])
  const product = await shop.create({ name: 'Quillwort' })
  expect(await find('quillwort')).toMatchObject({ ids: [product.id], counts: { all: 1, draft: 1 } })
  expect((await find('meadowsweet')).ids).toEqual([])
  await shop.put(product, { texts: { en: { ...product.texts.en, name: 'Meadowsweet' } } })
  expect((await find('meadowsweet', 'linden')).ids).toEqual([product.id])
  await shop.db.delete(products).where(eq(products.id, product.id))
  expect((await find('meadowsweet')).counts.all).toBe(0)
})

test('many admins who look while others save each find their own', async () => {
  const names = Array.from({ length: 8 }, (_, at) => `Simultaneous${at}`)
  const found = await Promise.all(
    names.map(async (name) => {
      const { id } = await shop.create({ name })
      return [id, (await find(name.toLowerCase())).ids] as const
    }),
  )
  for (const [id, ids] of found) expect(ids).toEqual([id])
})

test('products are listed by name, age or latest change, in both directions and page by page', async () => {
  const [b, c, a] = [
    await shop.create({ name: 'Ordered bilberry' }),
    await shop.create({ name: 'Ordered Carrot' }),
    await shop.create({ name: 'Ordered Ährenöl' }),
  ]
  await shop.put(b, { operator: 'Linden, Gent' })
  const ids = async (rest: string) => (await shop.list(`query=ordered&${rest}`)).data.map(({ id }) => id)
  expect(await ids('order_by=name&order=asc')).toEqual([a.id, b.id, c.id])
  expect(await ids('order_by=name&order=desc')).toEqual([c.id, b.id, a.id])
  expect(await ids('order_by=created&order=asc')).toEqual([b.id, c.id, a.id])
  expect(await ids('order_by=updated&order=desc')).toEqual([b.id, a.id, c.id])
  expect(await ids('order_by=updated&order=desc&limit=2&page=2')).toEqual([c.id])
  expect(await ids('page=9')).toEqual([])
})

test('a product that came without an overview is found once it has one', async () => {
  const { id } = await shop.create({ name: 'Overlooked' })
  await shop.db.delete(productOverviews).where(eq(productOverviews.productId, id))
  await shop.db.update(products).set({ operator: 'Nobody' }).where(eq(products.id, id))
  expect((await find('overlooked')).ids).toEqual([])
  await completeOverviews(shop.db)
  expect((await find('overlooked')).ids).toEqual([id])
})
