import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { throwAwayPostgres } from '../../tests/support/throw-away-postgres.ts'
import { checkDatabase } from './database-problem.ts'
import type { EmbeddedPostgres } from './postgres.ts'

let postgres: EmbeddedPostgres
beforeAll(async () => {
  postgres = await throwAwayPostgres()
})
afterAll(() => postgres.stop())

const problemOf = (url: string) =>
  checkDatabase(url).then(
    () => undefined,
    (error: Error) => error.message,
  )

test('a usable database is accepted', async () => {
  expect(await problemOf(postgres.url)).toBeUndefined()
})

test('a wrong password is reported without repeating it', async () => {
  const wrong = new URL(postgres.url)
  wrong.password = 'not-this'
  const problem = await problemOf(wrong.href)
  expect(problem).toContain(`rejected the user "${wrong.username}" in DATABASE_URL or its password`)
  expect(problem).not.toContain('not-this')
})

test('a missing database is reported by name', async () => {
  const wrong = new URL(postgres.url)
  wrong.pathname = '/nowhere'
  expect(await problemOf(wrong.href)).toContain('has no database "nowhere"')
})

test('a host without PostgreSQL is reported', async () => {
  expect(await problemOf('postgres://shop@127.0.0.1:1/shop')).toBe(
    'PostgreSQL is not running at 127.0.0.1:1, the host in DATABASE_URL.',
  )
})

test('another program at that address is reported as not answering', async () => {
  const web = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => web.once('listening', resolve))
  const { port } = web.address() as AddressInfo
  await expect(checkDatabase(`postgres://shop@127.0.0.1:${port}/shop`, {}, 300)).rejects.toThrow(
    `The host 127.0.0.1:${port} in DATABASE_URL does not respond.`,
  )
  web.close()
})

test('an unknown host is reported', async () => {
  expect(await problemOf('postgres://shop@db.invalid/shop')).toBe(
    'The host db.invalid in DATABASE_URL could not be found.',
  )
})
