import { drizzle } from 'drizzle-orm/postgres-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Registration } from '#contract/accounts.ts'
import type { Database } from '#server/platform/database.ts'
import { verifyPassword } from '#server/platform/passwords.ts'
import { type Accounts, openAccounts } from '../../../tests/support/accounts-api.ts'
import { runConcurrently, untilWaiting } from '../../../tests/support/concurrent-writes.ts'
import { eventsWith } from '../../../tests/support/events.ts'
import { findUserByEmail } from '../find-users.ts'
import { register } from './register.ts'

let shop: Accounts
beforeAll(async () => {
  shop = await openAccounts()
})
afterAll(() => shop.close())

const registrationOf = (email: string, password = 'Zeilboot-42') =>
  Registration.parse({
    user_type_id: 3,
    email,
    password,
    confirm_password: password,
    first_name: 'Nora',
    last_name: 'Peeters',
    country: 'BE',
    language: 'nl',
    terms_accepted: true,
    health_profession: 2,
    expertise_level: 3,
    organisation_type: 1,
  })

const registers = (email: string, password?: string, db: Database = shop.db) => {
  const jobs = { enqueue: async () => {} }
  const deps = { db, jobs, events: eventsWith(jobs), now: new Date() }
  return register(deps, registrationOf(email, password), { sends: true })
}

/** The statements of a registration, without their parameters. */
async function statementsOf(email: string, { sends } = { sends: true }) {
  const statements: string[] = []
  const logger = { logQuery: (query: string) => void statements.push(query.split(' ').slice(0, 3).join(' ')) }
  const db = drizzle(shop.sql, { casing: 'snake_case', logger })
  const jobs = { enqueue: async () => void statements.push('enqueue') }
  await register({ db, jobs, events: eventsWith(jobs), now: new Date() }, registrationOf(email), { sends })
  return statements
}

test('registering an address in use runs the same statements as a new one', {
  tags: 'register-silent',
}, async () => {
  const owner = await shop.person()
  const ofNew = await statementsOf('new@example.org')
  expect(ofNew).toHaveLength(5)
  expect(await statementsOf(owner.email)).toEqual(ofNew)
  expect(await statementsOf('new@example.org')).toHaveLength(ofNew.length)
  expect(await statementsOf('silent@example.org', { sends: false })).toEqual(ofNew)
})

describe('when two people register an address at the same time', { tags: 'password-owner' }, () => {
  const [owners, strangers] = ['Zeilboot-42', 'Vreemdeling-1']

  test('neither password is valid', async () => {
    const email = 'both@example.org'
    const second = await shop.db.transaction(async (tx) => {
      await registers(email, strangers, tx)
      const answer = registers(email, owners)
      await untilWaiting(shop.sql)
      return { answer }
    })
    await second.answer
    expect(await findUserByEmail(shop.db, email)).toMatchObject({ passwordHash: null, activatedAt: null })
  })

  test('a stranger’s earlier password does not come back', async () => {
    for (const given of [
      [owners, strangers],
      [strangers, owners],
    ]) {
      const email = `${given[0]}@example.org`
      const { userId } = await registers(email, strangers)
      const writers = given.map((password) => () => registers(email, password))
      expect(await runConcurrently(shop.sql, userId!, writers)).toEqual([undefined, undefined])
      expect(await findUserByEmail(shop.db, email)).toMatchObject({ passwordHash: null })
    }
  })

  test('the same password stays valid', async () => {
    const email = 'impatient@example.org'
    await Promise.all([registers(email), registers(email), registers(email)])
    const { passwordHash } = (await findUserByEmail(shop.db, email))!
    expect(await verifyPassword(passwordHash, owners)).toBe(true)
  })
})
