import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountPaths } from '#contract/account-paths.ts'
import { payoutPaths } from '#contract/payout-paths.ts'
import { users } from '#server/accounts/tables.ts'
import { type Accounts, openAccounts, password } from '../../../tests/support/accounts-api.ts'

let shop: Accounts
beforeAll(async () => {
  shop = await openAccounts()
})
afterAll(() => shop.close())

type Device = Awaited<ReturnType<Accounts['device']>>
const stranger = 'stranger@people.example'
const next = { password: 'Windmolen-7', confirm_password: 'Windmolen-7' }
const changes: [name: string, make: (thief: Device) => ReturnType<Device['put']>][] = [
  ['choose a password', (thief) => thief.put(accountPaths.password, { present_password: password, ...next })],
  ['choose an email address', (thief) => thief.post(accountPaths.email, { email: stranger, password })],
  [
    'choose where commission is paid to',
    (thief) => thief.put(payoutPaths.method, { payout_method: 'paypal', email: stranger, password }),
  ],
  ['set up a second factor', (thief) => thief.post(accountPaths.secondFactor, { password })],
  ['erase the account', (thief) => thief.delete(accountPaths.user, { password })],
]

const waiting = async () =>
  (
    await shop.sql`SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  ).length

/** The answer to a change whose password was right, and which then had to wait until the owner's statement was done. */
async function overtaken(make: (thief: Device) => ReturnType<Device['put']>, owners: (id: number) => string) {
  const user = await shop.person({ userTypeId: 2 })
  const thief = await shop.device(user)
  const attempt = await shop.sql.begin(async (owner) => {
    await owner`SELECT FROM users WHERE id = ${user.id} FOR NO KEY UPDATE`
    const refused = make(thief)
    await expect.poll(waiting).toBe(1)
    await owner.unsafe(owners(user.id))
    return { refused }
  })
  const { status, body } = await attempt.refused
  const [kept] = await shop.db.select().from(users).where(eq(users.id, user.id))
  const methods = await shop.sql`SELECT FROM payout_methods WHERE practitioner_id = ${user.id}`
  return { user, answer: [status, body.code], kept: kept!, methods: methods.length }
}

describe('a thief who knows the password and is about to', () => {
  test.each(changes)(
    '%s is too late once the owner has another password',
    {
      tags: 'password-replaced',
    },
    async (_, make) => {
      const { answer, kept, methods } = await overtaken(
        make,
        (id) => `UPDATE users SET password_hash = 'another' WHERE id = ${id}`,
      )
      expect(answer).toEqual([400, 'wrong-password'])
      expect(kept).toMatchObject({ passwordHash: 'another', pendingEmail: null, erasedAt: null })
      expect(methods).toBe(0)
    },
  )

  test.each(changes)(
    '%s is too late once the owner has logged that device out',
    {
      tags: 'password-replaced',
    },
    async (_, make) => {
      const { user, answer, kept, methods } = await overtaken(
        make,
        (id) => `UPDATE sessions SET revoked_at = now() WHERE user_id = ${id}`,
      )
      expect(answer).toEqual([401, 'unauthorized'])
      expect(kept).toMatchObject({ passwordHash: user.passwordHash, pendingEmail: null, erasedAt: null })
      expect(methods).toBe(0)
    },
  )
})
