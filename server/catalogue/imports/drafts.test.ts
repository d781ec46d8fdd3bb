import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { visitor } from '#server/platform/context.ts'
import { completeRows, openImportShop } from '../../../tests/support/import-shop.ts'
import { approveProduct, listDrafts } from './drafts.ts'

let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop()
})
beforeEach(async () => {
  await shop.sql`TRUNCATE products, brands, imports RESTART IDENTITY CASCADE`
})
afterAll(() => shop.close())

const columns =
  'Handle,Title,Body (HTML),Vendor,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Published,Status'
const take = (...rows: string[]) => shop.take([columns, ...rows, ''].join('\n'))
const approve = (slug: string) => approveProduct({ actor: visitor, db: shop.db, now: new Date() }, slug)

async function drafts() {
  const pages = []
  for await (const page of listDrafts(shop.db)) pages.push(...page)
  return pages.map(({ sku, name, isPriced, review }) => ({ sku, name, isPriced, review }))
}

test('drafts are listed with what they lack', async () => {
  await take(
    'zinc,Zinc,,Hof,60 capsules,Z-60,0,3,true,active',
    'iron,Iron,,Hof,60 tablets,I-60,9.90,1,false,active',
  )
  expect(await drafts()).toEqual([
    { sku: 'Z-60', name: 'Zinc', isPriced: false, review: [] },
    { sku: 'I-60', name: 'Iron', isPriced: true, review: ['unpublished-at-source'] },
  ])
})

test('a reviewed product is published once it has a price and states everything required', async () => {
  await take('zinc,Zinc,,Hof,60 capsules,Z-60,9.90,3,false,active')
  await shop.take(completeRows('iron', 'iodine'))
  await shop.take('sku,price\niron-60,9.90\n')
  await shop.sql`UPDATE products SET status = 'draft'`
  await shop.sql`INSERT INTO product_reviews SELECT id, '{maybe-no-supplement}' FROM products ON CONFLICT DO NOTHING`
  expect(await approve('hof-iron')).toMatchObject({ status: 'published' })
  expect(await approve('hof-iodine')).toMatchObject({ status: 'draft' })
  expect(await approve('zinc')).toMatchObject({ status: 'draft' })
  expect(await approve('zinc')).toBeUndefined()
})

test('the audit log says which reviewed product was published, as for one that an admin publishes', async () => {
  await shop.take(completeRows('copper', 'cobalt'))
  await shop.take('sku,price\ncopper-60,9.90\n')
  await shop.sql`UPDATE products SET status = 'draft'`
  await shop.sql`INSERT INTO product_reviews SELECT id, '{maybe-no-supplement}' FROM products`
  await approve('hof-copper')
  await approve('hof-cobalt')
  const entries = await shop.sql`
    SELECT action, actor_id, details ->> 'product' AS product FROM audit_entries
    WHERE details ->> 'product' IN ('copper', 'cobalt')`
  expect(entries).toEqual([{ action: 'product-published', actor_id: null, product: 'copper' }])
})

test('a reviewed product with a refused claim stays a draft, unless an admin allowed the text', async () => {
  const claim = 'This mineral cures migraine.'
  await shop.take(completeRows('tea', 'herb'))
  await shop.take('sku,price\ntea-60,9.90\nherb-60,9.90\n')
  await shop.sql`UPDATE products SET status = 'draft'`
  await shop.sql`UPDATE product_texts SET description = ${claim}`
  await shop.sql`INSERT INTO product_reviews SELECT id, '{maybe-no-supplement}' FROM products`
  expect(await approve('hof-tea')).toEqual({ status: 'draft', refusedIn: ['en'] })
  await shop.sql`
    INSERT INTO claim_reviews (kind, subject_id, field, language, text, state, reason, asked_at, decided_at)
    SELECT 'product', id::text, 'description', 'en', ${claim}, 'allowed', 'A title', now(), now() FROM products`
  expect(await approve('hof-herb')).toEqual({ status: 'published', refusedIn: [] })
})

test('reviewing a withdrawn product does not publish it', async () => {
  await take('old,Old,,Hof,60 capsules,O-60,9.90,3,false,archived')
  expect(await approve('old')).toMatchObject({ status: 'withdrawn' })
})
