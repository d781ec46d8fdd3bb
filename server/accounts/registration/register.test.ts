import { drizzle } from 'drizzle-orm/postgres-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Registration } from '#contract/accounts.ts'
import { type Accounts, openAccounts } from '../../../tests/support/accounts-api.ts'
import { eventsWith } from '../../../tests/support/events.ts'
import { register } from './register.ts'

let shop: Accounts
beforeAll(async () => {
  shop = await openAccounts()
})
afterAll(() => shop.close())

/** The statements of a registration, without their parameters. */
async function statementsOf(email: string, { sends } = { sends: true }) {
  const statements: string[] = []
  const logger = { logQuery: (query: string) => void statements.push(query.split(' ').slice(0, 3).join(' ')) }
  const db = drizzle(shop.sql, { casing: 'snake_case', logger })
  const registration = Registration.parse({
    user_type_id: 3,
    email,
    password: 'Zeilboot-42',
    confirm_password: 'Zeilboot-42',
    first_name: 'Nora',
    last_name: 'Peeters',
    country: 'BE',
    language: 'nl',
    terms_accepted: true,
    health_profession: 2,
    expertise_level: 3,
    organisation_type: 1,
  })
  const jobs = { enqueue: async () => void statements.push('enqueue') }
  await register({ db, jobs, events: eventsWith(jobs), now: new Date() }, registration, { sends })
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
