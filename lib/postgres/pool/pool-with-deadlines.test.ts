import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Connecting, connect, type Sql } from '#server/platform/database.ts'
import { openDatabase } from '../../../tests/support/database.ts'
import { catchDriverFaults } from '../../../tests/support/driver-faults.ts'
import { type Deadlines, requestDeadlines } from './deadlines.ts'

let database: Awaited<ReturnType<typeof openDatabase>>
const opened: Sql[] = []
catchDriverFaults()
beforeAll(async () => {
  database = await openDatabase()
  await database.sql`CREATE TABLE notes (note text)`
})
afterAll(async () => {
  await Promise.all(opened.map((sql) => sql.end({ timeout: 1 })))
  await database.close()
})

/** A pool with long time limits except those given. */
function pool(deadlines: Partial<Deadlines>, more: Connecting = {}): Sql {
  const { sql } = connect(database.url, { deadlines: { ...requestDeadlines(60), ...deadlines }, ...more })
  opened.push(sql)
  return sql
}

test('a statement that takes too long is ended by the database', async () => {
  const sql = pool({ statementMs: 100 })
  await expect(sql`SELECT pg_sleep(60)`).rejects.toMatchObject({ code: '57014' })
})

test('a wait for a lock that takes too long is ended by the database', async () => {
  const sql = pool({ lockMs: 100 })
  await database.sql.begin(async (tx) => {
    await tx`LOCK TABLE notes`
    await expect(sql`SELECT FROM notes`).rejects.toMatchObject({ code: '55P03' })
  })
})

test('an idle transaction is ended, and changes nothing', async () => {
  const sql = pool({ idleInTransactionMs: 100 })
  const idle = sql.begin(async (tx) => {
    await tx`INSERT INTO notes VALUES ('idle')`
    const [backend] = await tx<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`
    const rest = () => database.sql`SELECT FROM pg_stat_activity WHERE pid = ${backend!.pid}`
    await expect.poll(rest).toHaveLength(0)
    await tx`INSERT INTO notes VALUES ('late')`
  })
  await expect(idle).rejects.toThrow()
  expect(await database.sql`SELECT note FROM notes`).toEqual([])
  expect(await sql`SELECT 1 AS one`).toEqual([{ one: 1 }])
})

/** Occupies the only connection of a pool until `giveBack`. */
async function takeConnection(sql: Sql) {
  const taken = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  void sql.begin(async (tx) => {
    await tx`SELECT 1`
    taken.resolve()
    await done.promise
  })
  await taken.promise
  return { giveBack: done.resolve }
}

test('a query waits if all connections are busy', async () => {
  const sql = pool({}, { max: 1 })
  const { giveBack } = await takeConnection(sql)
  const waiting = Promise.all([sql`SELECT 1 AS nth`, sql.begin((tx) => tx`SELECT 2 AS nth`)])
  giveBack()
  expect((await waiting).flat()).toEqual([{ nth: 1 }, { nth: 2 }])
})

test('a query that waits too long for a connection is refused', async () => {
  const sql = pool({ poolMs: 100 }, { max: 1 })
  const { giveBack } = await takeConnection(sql)
  await expect(sql`SELECT 1`).rejects.toMatchObject({ code: 'DATABASE_TIMEOUT' })
  await expect(sql.begin((tx) => tx`SELECT 1`)).rejects.toMatchObject({ code: 'DATABASE_TIMEOUT' })
  giveBack()
})

test('a server that does not answer is given up, including queries in transactions', async () => {
  const sql = pool({ answerMs: 200 })
  await expect(sql`SELECT pg_sleep(60)`).rejects.toMatchObject({ code: 'DATABASE_TIMEOUT' })
  const writing = sql.begin(async (tx) => {
    await tx`INSERT INTO notes VALUES ('first')`
    await tx.savepoint((inner) => inner`SELECT pg_sleep(60)`)
  })
  await expect(writing).rejects.toMatchObject({ code: 'DATABASE_TIMEOUT' })
  expect(await database.sql`SELECT note FROM notes`).toEqual([])
})

test('behind a pooler the limits apply to one transaction only', async () => {
  const sql = pool({ statementMs: 100 }, { isPooled: true, max: 1 })
  const limit = (client: Pick<Sql, 'unsafe'>) => client.unsafe('SHOW statement_timeout').then(([row]) => row)
  expect(await limit(sql)).toEqual({ statement_timeout: '0' })
  expect(await sql.begin((tx) => limit(tx))).toEqual({ statement_timeout: '100ms' })
  expect(await limit(sql)).toEqual({ statement_timeout: '0' })
  await expect(sql.begin((tx) => tx`SELECT pg_sleep(60)`)).rejects.toMatchObject({ code: '57014' })
})
