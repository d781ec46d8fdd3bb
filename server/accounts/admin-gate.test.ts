import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminPaths } from '#contract/admin-paths.ts'
import { type Accounts, openAccounts } from '../../tests/support/accounts-api.ts'
import { users } from './tables.ts'

let shop: Accounts
let demonstration: Accounts
beforeAll(async () => {
  shop = await openAccounts({ DEMO: '0' })
  demonstration = await openAccounts({ DEMO: '1' })
})
afterAll(async () => {
  await shop.close()
  await demonstration.close()
})

const calls: ['GET' | 'POST' | 'PUT', string][] = [
  ['GET', adminPaths.certificates],
  ['GET', adminPaths.certificate(1)],
  ['GET', adminPaths.certificateFile(1)],
  ['POST', adminPaths.approve(1)],
  ['POST', adminPaths.refuse(1)],
  ['GET', adminPaths.users],
  ['GET', adminPaths.user(1)],
  ['PUT', adminPaths.role(1)],
  ['POST', adminPaths.deactivate(1)],
  ['POST', adminPaths.reactivate(1)],
  ['POST', adminPaths.resetSecondFactor(1)],
  ['GET', adminPaths.audit],
]
const send = (device: Awaited<ReturnType<Accounts['device']>>, [method, path]: (typeof calls)[number]) =>
  ({ GET: device.get, POST: device.post, PUT: device.put })[method](path, method === 'GET' ? undefined : {})

describe('an admin without a second factor', () => {
  test.each(calls)(
    'cannot access the admin area: %s %s',
    { tags: 'second-factor-admins' },
    async (...call) => {
      const device = await shop.device(await shop.person({ userTypeId: 1 }))
      expect(await send(device, call)).toMatchObject({ status: 403, body: { code: 'second-factor-needed' } })
    },
  )

  test('has access as soon as it is switched on', async () => {
    const admin = await shop.person({ userTypeId: 1 })
    const device = await shop.device(admin)
    expect((await device.get(adminPaths.users)).status).toBe(403)
    await shop.db.update(users).set({ totpEnabledAt: new Date() }).where(eq(users.id, admin.id))
    expect((await device.get(adminPaths.users)).status).toBe(200)
  })

  test('has access in demonstration mode', async () => {
    const device = await demonstration.device(await demonstration.person({ userTypeId: 1 }))
    expect((await device.get(adminPaths.users)).status).toBe(200)
  })
})

describe('a user who is not an admin', () => {
  test.each(calls)(
    'cannot access the admin area: %s %s',
    { tags: 'second-factor-admins' },
    async (...call) => {
      for (const userTypeId of [2, 3, 4] as const) {
        const device = await demonstration.device(await demonstration.person({ userTypeId }))
        expect(await send(device, call)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
      }
      expect((await demonstration.call(call[0], call[1])).status).toBe(401)
    },
  )
})
