import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '#server/platform/database.ts'
import { openDatabase } from '../../../tests/support/database.ts'

let database: Awaited<ReturnType<typeof openDatabase>>
let shop: ReturnType<typeof connect>
beforeAll(async () => {
  database = await openDatabase()
  shop = connect(database.url, { max: 1 })
})
afterAll(async () => {
  await shop.sql.end()
  await database.close()
})

/** How many prepared statements with this text the connection has. */
async function keptWith(words: string): Promise<number> {
  const rows = await shop.sql`SELECT FROM pg_prepared_statements WHERE statement LIKE ${`% AS ${words}%`}`
  return rows.length
}

test('a repeated statement is prepared, also within transactions and savepoints', async () => {
  const ask = (db: typeof shop.db, words: string) =>
    db.execute(sql`SELECT ${1}::integer AS ${sql.identifier(words)}`)
  await ask(shop.db, 'asked_once')
  await ask(shop.db, 'asked_once')
  await shop.db.transaction(async (outer) => {
    await ask(outer, 'asked_within')
    await outer.transaction((inner) => ask(inner, 'asked_deep_within'))
  })
  expect([await keptWith('"asked_once"'), await keptWith('"asked_within"')]).toEqual([1, 1])
  expect(await keptWith('"asked_deep_within"')).toBe(1)
})

test('a statement with a whole list of rows is not prepared', async () => {
  const rows = sql.join(
    Array.from({ length: 101 }, (_, n) => sql`${n}::integer`),
    sql`, `,
  )
  await shop.db.execute(sql`SELECT array[${rows}] AS asked_of_many`)
  expect(await keptWith('asked_of_many')).toBe(0)
})
