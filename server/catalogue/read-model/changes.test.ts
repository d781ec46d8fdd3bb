import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../tests/support/database.ts'
import { insertProduct, insertVocabulary } from '../fixtures.ts'
import { CHANGES_KEPT_HOURS, deleteOldChanges, readChanges, startCursor } from './changes.ts'

let database: Awaited<ReturnType<typeof openDatabase>>
let ids: Record<string, number>

beforeAll(async () => {
  database = await openDatabase()
  ids = await insertVocabulary(database.db)
})
afterAll(() => database.close())

// Transactions in other databases of the server hold the cursor back, so first read what has accumulated.
const caughtUp = async () => (await readChanges(database.sql, await startCursor(database.sql))).cursor

const rename = (id: number) => database.sql`UPDATE products SET updated_at = now() WHERE id = ${id}`

test('a change that began first and was committed last is not missed', async () => {
  const { sql, db } = database
  const slow = await insertProduct(db, { slug: 'slow', brandId: ids.linden! })
  const quick = await insertProduct(db, { slug: 'quick', brandId: ids.linden! })
  let cursor = await caughtUp()
  const begun = Promise.withResolvers<void>()
  const mayCommit = Promise.withResolvers<void>()
  const slowly = sql.begin(async (tx) => {
    await tx`UPDATE products SET updated_at = now() WHERE id = ${slow.id}`
    begun.resolve()
    await mayCommit.promise
  })
  await begun.promise
  await rename(quick.id)

  const first = await readChanges(sql, cursor)
  expect(first.productIds).toEqual([quick.id])
  cursor = first.cursor
  mayCommit.resolve()
  await slowly
  const second = await readChanges(sql, cursor)
  expect(second.productIds).toEqual([slow.id])
  expect((await readChanges(sql, second.cursor)).productIds).toEqual([])
})

test('renaming brands, terms and ingredients affects all products', async () => {
  const cursor = await caughtUp()
  await database.sql`UPDATE brands SET name = 'Linden' WHERE slug = 'linden'`
  expect(await readChanges(database.sql, cursor)).toMatchObject({ shared: true, productIds: [] })
})

test('a statement without matching rows affects nothing', async () => {
  const cursor = await caughtUp()
  await database.sql`UPDATE brands SET name = 'Nobody' WHERE slug = 'nobody'`
  await database.sql`DELETE FROM terms WHERE slug = 'nothing'`
  await database.sql`
    INSERT INTO term_names SELECT * FROM term_names ON CONFLICT (term_id, language) DO UPDATE SET name = 'x' WHERE false`
  expect(await readChanges(database.sql, cursor)).toMatchObject({ shared: false, productIds: [] })
})

test('changes that every process has read long ago are deleted', async () => {
  const { sql } = database
  await sql`UPDATE catalogue_changes SET at = now() - make_interval(hours => ${CHANGES_KEPT_HOURS + 1})`
  await insertProduct(database.db, { slug: 'recent', brandId: ids.linden! })
  await deleteOldChanges(sql)
  const [row] = await sql`SELECT count(DISTINCT product_id)::int AS products FROM catalogue_changes`
  expect(row?.products).toBe(1)
})
