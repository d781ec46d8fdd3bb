import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../tests/support/database.ts'
import { type Database, sqlState } from './database.ts'
import { RetryTransaction, repeatedTransactions, transact } from './transact.ts'

let shop: Awaited<ReturnType<typeof openDatabase>>
const repeated: unknown[] = []
const note = (code: unknown) => void repeated.push(code)
beforeAll(async () => {
  shop = await openDatabase()
  await shop.sql`CREATE TABLE pots (id integer PRIMARY KEY, leaves integer NOT NULL)`
  repeatedTransactions.subscribe(note)
})
afterAll(async () => {
  repeatedTransactions.unsubscribe(note)
  await shop.close()
})
beforeEach(async () => {
  repeated.length = 0
  await shop.sql`DELETE FROM pots`
  await shop.sql`INSERT INTO pots VALUES (1, 0), (2, 0)`
})

const leaves = async () =>
  (await shop.sql<{ leaves: number }[]>`SELECT leaves FROM pots ORDER BY id`).map((pot) => pot.leaves)
const water = (tx: Database, id: number) =>
  tx.execute(sql`UPDATE pots SET leaves = leaves + 1 WHERE id = ${id}`)

/** Resolves once the expected number of callers has arrived; later ones pass. */
function meetingOf(count: number) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let here = 0
  return () => {
    if (++here === count) resolve()
    return promise
  }
}

test('two transactions that deadlock both succeed, each once', async () => {
  const meeting = meetingOf(2)
  const waterBoth = (first: number, second: number) =>
    transact(shop.db, async (tx) => {
      await water(tx, first)
      await meeting()
      await water(tx, second)
    })
  await Promise.all([waterBoth(1, 2), waterBoth(2, 1)])
  expect(await leaves()).toEqual([2, 2])
  expect(repeated).toEqual(['40P01'])
})

const failWith = (code: string) =>
  sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$`)

test.each([
  ['40001', 3],
  ['40P01', 3],
  ['23505', 1],
  ['55P03', 1],
])('a transaction that ends with %s is tried %i times, and leaves nothing', async (code, tries) => {
  let tried = 0
  const work = transact(shop.db, async (tx) => {
    tried++
    await water(tx, 1)
    await tx.execute(failWith(code))
  })
  expect(await work.then(() => undefined, sqlState)).toBe(code)
  expect([tried, await leaves()]).toEqual([tries, [0, 0]])
})

test('a transaction whose locks became stale is tried again, and in the end refused', async () => {
  let tried = 0
  const isOvertaken = (times: number) =>
    transact(shop.db, async (tx) => {
      await water(tx, 1)
      if (++tried <= times) throw new RetryTransaction()
    })
  await isOvertaken(2)
  expect(await leaves()).toEqual([1, 0])
  tried = 0
  await expect(isOvertaken(3)).rejects.toMatchObject({ code: 'still-running' })
})

test('a nested transaction is repeated with the outer one, not alone', async () => {
  const tried = { whole: 0, part: 0 }
  await transact(shop.db, async (tx) => {
    tried.whole++
    await transact(tx, async (part) => {
      tried.part++
      await water(part, 1)
      if (tried.whole === 1) await part.execute(failWith('40P01'))
    })
  })
  expect([tried, await leaves()]).toEqual([{ whole: 2, part: 2 }, [1, 0]])
})
