import { setTimeout as wait } from 'node:timers/promises'
import { sql as written } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connect, type Sql } from '#server/platform/database.ts'
import { openDatabase } from '../../../tests/support/database.ts'
import { catchDriverFaults } from '../../../tests/support/driver-faults.ts'

let database: Awaited<ReturnType<typeof openDatabase>>
let operator: Sql
let shop: ReturnType<typeof connect>

catchDriverFaults()
beforeAll(async () => {
  database = await openDatabase()
  operator = connect(database.url, { max: 1 }).sql
})
beforeEach(() => {
  shop = connect(database.url)
  return () => shop.sql.end({ timeout: 1 })
})
afterAll(async () => {
  await operator.end()
  await database.close()
})

const cutAllConnections = () =>
  operator`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`

test('all queries settle when connections break, and later ones succeed', async () => {
  let asking = true
  let wrong = 0
  const ask = async (person: number) => {
    for (let turn = 0; asking; turn += 1) {
      const said = person * 1_000_000 + turn
      const rows = await shop.sql`SELECT ${said}::int AS heard, pg_sleep(0.001)`.catch(() => undefined)
      if (rows && rows[0]?.heard !== said) wrong += 1
    }
  }
  const people = Array.from({ length: 30 }, (_, person) => ask(person))
  for (let turn = 0; turn < 8; turn += 1) {
    await wait(100)
    await cutAllConnections()
  }
  asking = false
  await Promise.all(people)
  expect(wrong).toBe(0)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, number) => shop.sql`SELECT ${number}::int AS number, pg_sleep(0.02)`),
  )
  expect(answers.map(([row]) => row?.number)).toEqual(Array.from({ length: 20 }, (_, number) => number))
})

test('a transaction that lost its connection writes nothing more', async () => {
  await shop.sql`CREATE TABLE notes (note text)`
  const late = Promise.withResolvers<unknown>()
  const transaction = shop.sql.begin(async (tx) => {
    await tx`INSERT INTO notes VALUES ('first')`
    await cutAllConnections()
    await wait(100)
    await shop.sql`SELECT 1`
    await tx`INSERT INTO notes VALUES ('second')`.then(late.resolve, late.reject)
  })
  await expect(transaction).rejects.toThrow()
  await expect(late.promise).rejects.toThrow()
  expect(await shop.sql`SELECT note FROM notes`).toEqual([])
})

test('dates and lists are parsed the same before and after a connection is lost', async () => {
  const today = () => shop.db.execute(written`SELECT DATE '2026-03-01' AS day, ARRAY['a', 'b'] AS list`)
  const before = await today()
  await cutAllConnections()
  await shop.sql`SELECT 1`.catch(() => {})
  await wait(50)
  expect([...(await today())]).toEqual([...before])
})

test('notifications are received again after their connection was lost', async () => {
  const heard: string[] = []
  await shop.sql.listen('hints', (hint) => void heard.push(hint))
  await cutAllConnections()
  await expect
    .poll(async () => {
      await operator.notify('hints', 'again')
      return heard
    })
    .toContain('again')
})
