import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountPaths, authPaths } from '#contract/account-paths.ts'
import { adminPaths } from '#contract/admin-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { auditEntries } from '#server/accounts/audit/tables.ts'
import { recoveryCodes, users } from '#server/accounts/tables.ts'
import { type Accounts, openAccounts, password } from '../../../tests/support/accounts-api.ts'
import { sealing } from '../../../tests/support/shop-api.ts'
import { replaceRecoveryCodes } from '../security/recovery-codes.ts'

let shop: Accounts
let admin: Awaited<ReturnType<typeof newcomer>>
beforeAll(async () => {
  shop = await openAccounts({ DEMO: '1' })
  admin = await newcomer({ userTypeId: userTypes.admin })
})
afterAll(() => shop.close())

async function newcomer(given: Parameters<Accounts['person']>[0] = {}) {
  const person = await shop.person(given)
  return { ...(await shop.device(person)), ...person }
}

const reset = (userId: number) => admin.post(adminPaths.resetSecondFactor(userId))
const auditOf = (userId: number) =>
  shop.db.select().from(auditEntries).where(eq(auditEntries.subjectId, userId))

test('a user who has lost the second factor logs in without it once an admin has turned it off, and is told', {
  tags: ['second-factor-reset', 'audit-changes'],
}, async () => {
  const anna = await newcomer()
  const secondFactor = { totpSecret: sealing.seal('JBSWY3DPEHPK3PXP'), totpEnabledAt: new Date() }
  await shop.db.update(users).set(secondFactor).where(eq(users.id, anna.id))
  await replaceRecoveryCodes(shop.db, anna.id)
  const login = () => shop.call('POST', authPaths.login, { email: anna.email, password })
  expect((await login()).body.code).toBe('otp-required')

  const { status, body } = await reset(anna.id)
  expect({ status, body }).toMatchObject({ status: 200, body: { second_factor: false } })
  expect(body.history).toMatchObject([
    { action: 'second-factor-reset', actor: { id: admin.id }, subject: { id: anna.id }, details: {} },
  ])
  expect(await shop.emails(anna.id)).toMatchObject([{ template: 'second-factor-reset' }])
  // Somebody else may be logged in, who set it up.
  expect((await anna.get(accountPaths.user)).status).toBe(401)
  expect(await shop.db.$count(recoveryCodes, eq(recoveryCodes.userId, anna.id))).toBe(0)
  expect((await login()).status).toBe(200)
})

test('an admin can turn off neither their own second factor nor one that is not on', {
  tags: ['second-factor-reset', 'admin-not-self'],
}, async () => {
  const anna = await newcomer()
  for (const [userId, status, code] of [
    [anna.id, 409, 'conflict'],
    [admin.id, 409, 'own-account'],
    [999_999, 404, 'not-found'],
  ] as const)
    expect(await reset(userId)).toMatchObject({ status, body: { code } })
  expect((await anna.get(accountPaths.user)).status).toBe(200)
  expect([await auditOf(anna.id), await shop.emails(anna.id)]).toEqual([[], []])
})
