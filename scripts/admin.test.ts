import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntries } from '#server/accounts/audit/tables.ts'
import { findUserByEmail } from '#server/accounts/find-users.ts'
import { insertPerson } from '#server/accounts/fixtures.ts'
import { peekOneTimeToken } from '#server/accounts/one-time-tokens.ts'
import { users } from '#server/accounts/tables.ts'
import { openDatabase } from '../tests/support/database.ts'

let shop: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  shop = await openDatabase()
})
afterAll(() => shop.close())

async function run(...options: string[]) {
  const environment = { ...process.env, DATABASE_URL: shop.url, PUBLIC_URL: 'https://shop.example' }
  const child = spawn(process.execPath, ['scripts/run.mjs', 'scripts/admin.ts', ...options], {
    env: environment,
  })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  const [code] = await once(child, 'close')
  return { code, output: output.trim() }
}
const emailsTo = async (userId: number) =>
  (await shop.sql`SELECT data FROM pgboss.job WHERE name = 'mail'`)
    .map(({ data }) => data)
    .filter((data) => data.user_id === userId)

test('an unknown address becomes an admin who sets a password with the printed link', async () => {
  const { code, output } = await run('lotte@shop.example')
  expect(code, output).toBe(0)
  const [, token = ''] = /https:\/\/shop\.example\/en\/auth\/reset-password\/([\w-]+)$/.exec(output) ?? []
  const user = (await findUserByEmail(shop.db, 'lotte@shop.example'))!
  expect(user).toMatchObject({ userTypeId: 1, passwordHash: null, activatedAt: null })
  const shown = { token, purpose: 'reset-password', now: new Date() } as const
  expect(await peekOneTimeToken(shop.db, shown)).toMatchObject({ userId: user.id })
  expect(await emailsTo(user.id)).toEqual([{ template: 'admin-made', user_id: user.id }])
  expect(await shop.db.select().from(auditEntries).where(eq(auditEntries.subjectId, user.id))).toMatchObject([
    { action: 'admin-made', actorId: null, details: { user_type_id_before: null, user_type_id_after: 1 } },
  ])
})

test('a person with an account keeps the password, however the address is spelled', async () => {
  const ilse = await insertPerson(shop.db, 'Ilse', { userTypeId: 2 })
  const { code, output } = await run('ILSE@Example.org')
  expect(code, output).toBe(0)
  expect(output).toContain('is now an admin')
  expect(output).not.toContain('reset-password')
  expect(await findUserByEmail(shop.db, 'ilse@example.org')).toEqual({ ...ilse, userTypeId: 1 })
  expect((await run('ilse@example.org')).output).toBe('ilse@example.org is already an admin.')
  expect(await emailsTo(ilse.id)).toHaveLength(1)
})

test('somebody who registered the address without confirming it does not get access', async () => {
  const { id } = await insertPerson(shop.db, 'Marco', { activatedAt: null })
  const { output } = await run('marco@example.org')
  expect(output).toContain('/en/auth/reset-password/')
  const [user] = await shop.db.select().from(users).where(eq(users.id, id))
  expect(user).toMatchObject({ userTypeId: 1, passwordHash: null })
})

test.each([
  [[], 'Usage: npm run admin -- name@shop.example.com'],
  [['--help'], 'Usage: npm run admin -- name@shop.example.com'],
  [['anna'], '"anna" is not an email address.'],
])('given %j it ends in one plain sentence', async (options, sentence) => {
  expect(await run(...options)).toEqual({ code: 1, output: sentence })
})

test('a deactivated account stays deactivated', async () => {
  await insertPerson(shop.db, 'Tomas', { deactivatedAt: new Date() })
  const { code, output } = await run('tomas@example.org')
  expect(code).toBe(1)
  expect(output).toContain('is deactivated')
})
