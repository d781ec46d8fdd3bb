import { sql } from 'drizzle-orm'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../../tests/support/database.ts'
import type { Database } from './database.ts'
import { reusableStatement } from './reusable-statement.ts'

const pots = pgTable('pots', { id: integer().primaryKey(), leaves: integer().notNull() })

let shop: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  shop = await openDatabase()
  await shop.sql`CREATE TABLE pots (id integer PRIMARY KEY, leaves integer NOT NULL)`
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.sql`DELETE FROM pots`
  await shop.sql`INSERT INTO pots VALUES (1, 3), (2, 5)`
})

const write = vi.fn((db: Database) => {
  const leaves = sql<number>`${pots.leaves} - ${sql.placeholder('taken')}`
  return db
    .update(pots)
    .set({ leaves })
    .where(sql`id = ${sql.placeholder('id')}`)
    .returning()
    .prepare('take_leaves')
})
const take = reusableStatement(write)
const leavesOf = async (id: number) => (await shop.sql`SELECT leaves FROM pots WHERE id = ${id}`)[0]!.leaves

test('a statement is written once, whatever its values and in whichever transaction', async () => {
  expect(await take(shop.db).execute({ id: 1, taken: 1 })).toEqual([{ id: 1, leaves: 2 }])
  await shop.db.transaction(async (tx) => {
    expect(await take(tx).execute({ id: 2, taken: 4 })).toEqual([{ id: 2, leaves: 1 }])
  })
  expect(await leavesOf(2)).toBe(1)
  expect(write).toHaveBeenCalledOnce()
})

test('it is undone with the transaction that ran it', async () => {
  const failed = shop.db.transaction(async (tx) => {
    await take(tx).execute({ id: 1, taken: 1 })
    await tx.transaction((inner) => take(inner).execute({ id: 1, taken: 1 }))
    throw new Error('changed my mind')
  })
  await expect(failed).rejects.toThrow('changed my mind')
  expect(await leavesOf(1)).toBe(3)
  await shop.db.transaction((tx) => take(tx).execute({ id: 1, taken: 2 }))
  expect(await leavesOf(1)).toBe(1)
})
