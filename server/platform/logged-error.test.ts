import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../tests/support/database.ts'
import { errorsWithoutValues } from './logged-error.ts'

let shop: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  shop = await openDatabase()
})
afterAll(() => shop.close())

async function logged(failing: () => Promise<unknown>) {
  let lines = ''
  const log = pino(errorsWithoutValues, { write: (text) => (lines += text) })
  await failing().catch((err: unknown) => {
    log.error({ err })
    log.error(err)
    log.error({ err }, 'it failed')
  })
  return lines
}
const address = 'anna@verbena.example\n    at home'

test('a failed query is logged without its parameters', { tags: 'log-clean' }, async () => {
  const line = await logged(() => shop.db.execute(sql`SELECT 1 / 0 WHERE ${address} <> ''`))
  expect(line).toContain('division by zero')
  expect(line).toContain('SELECT 1 / 0')
  expect(line).not.toContain('anna@')
})

test('a failed query is logged without its parameters in causes either', async () => {
  const line = await logged(async () => {
    const cause = await shop.db.execute(sql`SELECT 1 / 0 WHERE ${address} <> ''`).catch((error) => error)
    throw new Error('It could not be kept', { cause })
  })
  expect(line).toContain('It could not be kept')
  expect(line).not.toContain('anna@')
})

test('a failed query is logged without the database’s details about a row', async () => {
  await shop.sql`CREATE TABLE told_addresses (address text UNIQUE)`
  await shop.sql`INSERT INTO told_addresses VALUES (${address})`
  const line = await logged(() => shop.sql`INSERT INTO told_addresses VALUES (${address})`)
  expect(line).toContain('told_addresses_address_key')
  expect(line).not.toContain('anna@')
})
