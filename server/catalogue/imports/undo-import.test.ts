import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { completeRows, label, labels, openImportShop } from '../../../tests/support/import-shop.ts'
import { moveStock } from '../stock/move-stock.ts'
import { withholdAllPacks } from '../stock/withhold-packs.ts'

let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop()
})
beforeEach(async () => {
  await shop.sql`TRUNCATE products, brands, imports RESTART IDENTITY CASCADE`
})
afterAll(() => shop.close())

const names = async () =>
  (await shop.sql`SELECT name FROM product_texts ORDER BY product_id`).map((row) => row.name)
const stockOf = async (sku: string) =>
  (await shop.sql`SELECT stock FROM variants WHERE sku = ${sku}`)[0]?.stock
const changedByAdmin = (key: string) => shop.sql`
  WITH product AS (UPDATE products SET revision = revision + 1, updated_at = now() WHERE source_key = ${key} RETURNING id)
  UPDATE product_texts SET name = 'Corrected' FROM product WHERE product_id = product.id`

test('what an admin changed after an import is left as it is when the import is undone, and named', async () => {
  await shop.take(labels(label(1, 'Zinc'), label(2, 'Iron')))
  const { id } = await shop.take(labels(label(1, 'Zinc forte'), label(2, 'Iron forte'), label(3, 'Iodine')))
  await changedByAdmin('1')
  await changedByAdmin('3')

  const { removed, restored, kept } = await shop.undo(id)
  expect({ removed, restored }).toEqual({ removed: 0, restored: 1 })
  expect(await names()).toEqual(['Corrected', 'Iron', 'Corrected'])
  const left = await shop.sql`SELECT source_key FROM products WHERE id = ANY(${kept}) ORDER BY id`
  expect(left.map((row) => row.source_key)).toEqual(['1', '3'])
  expect(await shop.sql`SELECT status, kept_ids FROM imports WHERE id = ${id}`).toEqual([
    { status: 'undone', kept_ids: kept },
  ])
})

test('packs sold since an import stay sold when it is undone', async () => {
  await shop.take(completeRows('zinc'))
  await shop.take('sku,price,stock\nzinc-60,9.90,10\n')
  const { id } = await shop.take('sku,price,stock\nzinc-60,9.90,50\n')
  const [variant] = await shop.sql`SELECT id FROM variants WHERE sku = 'zinc-60'`
  await shop.db.transaction((tx) =>
    moveStock(tx, { reason: 'sale' }, [{ variantId: variant!.id, change: -3 }]),
  )
  await shop.undo(id)
  expect(await stockOf('zinc-60')).toBe(7)
})

test('the stock column of a file is booked as the difference, with the import as its reason', async () => {
  await shop.take(completeRows('zinc'))
  await shop.take('sku,price,stock\nzinc-60,9.90,10\n')
  await shop.take('sku,price,stock\nzinc-60,9.90,4\n')
  const movements = await shop.sql`SELECT change, reason FROM stock_movements ORDER BY id`
  expect(movements.filter(({ change }) => change !== 0)).toEqual([
    { change: 10, reason: 'import' },
    { change: -6, reason: 'import' },
  ])
})

test('a file that counts expired packs does not put them on sale, nor does an import of the export', async () => {
  await shop.take(completeRows('zinc'))
  await shop.take('sku,price,stock\nzinc-60,9.90,10\n')
  await shop.sql`INSERT INTO stock_batches (variant_id, number, best_before, remaining, created_at)
    SELECT id, 'OLD', '2020-01-31', 6, now() FROM variants`
  await withholdAllPacks({ db: shop.db, now: new Date(), region: 'eu' })
  expect(await stockOf('zinc-60')).toBe(4)
  expect((await shop.take('sku,price,stock\nzinc-60,9.90,10\n')).counts).toMatchObject({ skipped: 1 })
  await shop.take('sku,price,stock\nzinc-60,9.90,12\n')
  expect(await stockOf('zinc-60')).toBe(6)
  expect((await shop.take(await shop.exported())).counts).toMatchObject({ skipped: 1 })
})

test('a file puts nothing of a blocked batch on sale while orders wait for some of it, nor when they end', {
  tags: 'withheld-packs',
}, async () => {
  await shop.take(completeRows('zinc'))
  await shop.take('sku,price,stock\nzinc-60,9.90,10\n')
  const [variant] = await shop.sql`SELECT id FROM variants WHERE sku = 'zinc-60'`
  const move = (reason: 'sale' | 'cancellation', packs: number) =>
    shop.db.transaction((tx) => moveStock(tx, { reason }, [{ variantId: variant!.id, change: packs }]))
  await move('sale', -4)
  await shop.sql`INSERT INTO stock_batches (variant_id, number, best_before, remaining, blocked_at, created_at)
    SELECT id, 'BAD', '2999-01-31', 10, now(), now() FROM variants`
  await shop.take('sku,price,stock\nzinc-60,9.90,10\n')
  expect(await stockOf('zinc-60')).toBe(0)
  await move('cancellation', 4)
  await withholdAllPacks({ db: shop.db, now: new Date(), region: 'eu' })
  expect(await stockOf('zinc-60')).toBe(0)
  await shop.take('sku,price,stock\nzinc-60,9.90,30\n')
  expect(await stockOf('zinc-60')).toBe(20)
})

test('a file puts nothing of an expired batch on sale that orders wait for', {
  tags: 'withheld-packs',
}, async () => {
  await shop.take(completeRows('zinc'))
  await shop.sql`INSERT INTO stock_batches (variant_id, number, best_before, remaining, created_at)
    SELECT id, 'OLD', '2020-01-31', 4, now() FROM variants`
  await shop.take('sku,price,stock\nzinc-60,9.90,4\n')
  expect(await stockOf('zinc-60')).toBe(0)
})

test('an undoing that was interrupted continues after its last batch', async () => {
  const { id } = await shop.take(labels(label(1, 'Zinc'), label(2, 'Iron')))
  const [first] = await shop.sql`SELECT id FROM import_rows ORDER BY id LIMIT 1`
  await shop.sql`UPDATE imports SET status = 'undoing', undone_row = ${first!.id} WHERE id = ${id}`
  expect(await shop.undo(id)).toMatchObject({ removed: 1 })
  expect(await names()).toEqual(['Zinc'])
})
