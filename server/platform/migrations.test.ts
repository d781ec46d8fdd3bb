import { expect, test } from 'vitest'
import { openDatabase } from '../../tests/support/database.ts'
import { migrateDatabase } from './migrations.ts'

test('nodes that start together run the migrations once', async () => {
  const { sql, url, close } = await openDatabase()
  await sql`DROP SCHEMA public CASCADE`
  await sql`DROP SCHEMA drizzle CASCADE`
  await sql`CREATE SCHEMA public`
  await Promise.all([migrateDatabase(url), migrateDatabase(url), migrateDatabase(url)])
  const [{ repeated } = { repeated: -1 }] = await sql`
    SELECT (count(*) - count(DISTINCT hash))::int AS repeated FROM drizzle.__drizzle_migrations`
  expect(repeated).toBe(0)
  expect(await sql`SELECT FROM products`).toHaveLength(0)
  await close()
})
