import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountPaths, authPaths, practitionerPaths } from '#contract/account-paths.ts'
import type { AdminUser } from '#contract/admin.ts'
import { adminPaths } from '#contract/admin-paths.ts'
import { auditEntries } from '#server/accounts/audit/tables.ts'
import { users } from '#server/accounts/tables.ts'
import { type Accounts, openAccounts, password } from '../../../tests/support/accounts-api.ts'
import { practitioners } from '../../practitioners/tables.ts'

let shop: Accounts
beforeAll(async () => {
  shop = await openAccounts({ DEMO: '1' })
})
afterAll(() => shop.close())

async function newcomer(given: Parameters<Accounts['person']>[0] = {}) {
  const person = await shop.person(given)
  return { ...(await shop.device(person)), ...person }
}
type Somebody = Awaited<ReturnType<typeof newcomer>>

let admin: Somebody
beforeEach(async () => {
  admin = await newcomer({ userTypeId: 1, firstName: 'Ada', lastName: 'Admin' })
})

const found = async (query: string, more = '') => {
  const { body } = await admin.get(`${adminPaths.users}?query=${encodeURIComponent(query)}${more}`)
  return { ...body, names: body.data.map((one: AdminUser) => `${one.first_name} ${one.last_name}`) }
}
const changeRole = (id: number, user_type_id: unknown, by = admin) =>
  by.put(adminPaths.role(id), { user_type_id })
const auditOf = ({ id }: { id: number }) =>
  shop.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))

describe('users are found', () => {
  beforeAll(async () => {
    for (const [firstName, lastName, email] of [
      ['Zoë', 'Ångström', 'zoe.angstrom@practice.example'],
      ['Jürgen', 'Groß', 'jg@praxis.example'],
      ['Łucja', 'Sørensen', 'lucja@clinic.example'],
      ['明子', '佐藤', 'akiko@clinic.example'],
      ['Per', '100 % Sure_', 'per@sure.example'],
    ] as const)
      await shop.person({ firstName, lastName, email })
  })

  test.each([
    ['zoe', 'Zoë Ångström'],
    ['ANGSTRÖM', 'Zoë Ångström'],
    ['ngstr', 'Zoë Ångström'],
    ['strom zo', 'Zoë Ångström'],
    ['zoe.angstrom@practice', 'Zoë Ångström'],
    ['GROSS', 'Jürgen Groß'],
    ['groß jurgen', 'Jürgen Groß'],
    ['lucja sorensen', 'Łucja Sørensen'],
    ['佐藤', '明子 佐藤'],
    ['100 %', 'Per 100 % Sure_'],
    ['sure_', 'Per 100 % Sure_'],
  ])('by %j', async (query, name) => {
    expect((await found(query)).names).toEqual([name])
  })

  test.each(['zoe lucja', '%%', "'; DROP TABLE users; --", '\\', 'z_e'])('but not by %j', async (query) => {
    expect(await found(query)).toMatchObject({ data: [], total_results: 0, total_pages: 0 })
  })

  test('page by page, newest first', async () => {
    expect((await found('clinic.example', '&limit=1')).names).toEqual(['明子 佐藤'])
    const second = await found('clinic.example', '&limit=1&page=2')
    expect(second).toMatchObject({ total_results: 2, total_pages: 2, current_page: 2, limit: 1 })
    expect(second.names).toEqual(['Łucja Sørensen'])
    expect(await found('clinic.example', '&limit=1&page=3')).toMatchObject({ data: [], total_results: 2 })
  })

  test('on no page past the last, nor by text that a database cannot store', async () => {
    expect(await found('zoe', '&page=1000000000')).toMatchObject({ data: [], total_results: 1 })
    for (const wrong of ['page=0', 'page=9e99', 'limit=101', 'limit=x'])
      expect((await admin.get(`${adminPaths.users}?${wrong}`)).status).toBe(400)
    expect((await admin.get(`${adminPaths.users}?query=%00`)).status).toBe(400)
  })

  test('without private data', async () => {
    const { data } = await found('zoe')
    expect(Object.keys(data[0]).toSorted()).toEqual([
      ...['activated_at', 'country', 'created_at', 'deactivated_at', 'email', 'first_name'],
      ...['id', 'last_name', 'second_factor', 'user_type_id'],
    ])
  })
})

describe('a role', () => {
  test('changes at once, and the audit log shows who changed what', { tags: 'audit-changes' }, async () => {
    const anna = await newcomer()
    expect((await anna.get(practitionerPaths.milestones)).status).toBe(403)
    const { status, body } = await changeRole(anna.id, 2)
    expect({ status, body }).toMatchObject({ status: 200, body: { user_type_id: 2 } })
    expect((await anna.get(practitionerPaths.milestones)).status).toBe(200)
    expect(body.history).toMatchObject([
      {
        action: 'role-changed',
        actor: { id: admin.id, name: 'Ada Admin' },
        subject: { id: anna.id },
        details: { user_type_id_before: 4, user_type_id_after: 2 },
      },
    ])
  })

  test('of a practitioner gives them an empty profile', async () => {
    const anna = await newcomer()
    await changeRole(anna.id, 3)
    const rows = await shop.db.select().from(practitioners).where(eq(practitioners.userId, anna.id))
    const other = { healthProfession: 17, expertiseLevel: 8, organisationType: 4, organisationName: '' }
    expect(rows).toMatchObject([{ userId: anna.id, ...other }])
  })

  test('given back keeps the former profile', async () => {
    const ilse = await newcomer({ userTypeId: 2 })
    await changeRole(ilse.id, 4)
    await changeRole(ilse.id, 2)
    const [row] = await shop.db.select().from(practitioners).where(eq(practitioners.userId, ilse.id))
    expect(row?.organisationName).toMatch(/^Practice/)
  })

  test('taken from an admin removes their access at once', async () => {
    const other = await newcomer({ userTypeId: 1 })
    expect((await other.get(adminPaths.users)).status).toBe(200)
    await changeRole(other.id, 4)
    expect((await other.get(adminPaths.users)).status).toBe(403)
  })

  test('is one of four, and different from before', async () => {
    const anna = await newcomer()
    for (const wrong of [0, 5, '2', null, undefined])
      expect((await changeRole(anna.id, wrong)).status).toBe(400)
    expect(await changeRole(anna.id, 4)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await changeRole(999_999, 4)).status).toBe(404)
    expect(await auditOf(anna)).toEqual([])
  })
})

describe('a deactivated user', () => {
  test('is signed out on every device at once, and cannot sign in', async () => {
    const anna = await newcomer()
    const tablet = await shop.device(anna)
    const answer = await admin.post(adminPaths.deactivate(anna.id))
    expect(answer).toMatchObject({ status: 200, body: { deactivated_at: expect.any(String) } })
    for (const device of [anna, tablet]) expect((await device.get(accountPaths.user)).status).toBe(401)
    const refresh = { headers: { authorization: `Bearer ${anna.tokens.refresh_token}` } }
    expect((await shop.call('POST', authPaths.refresh, undefined, refresh)).status).toBe(401)
    const login = await shop.call('POST', authPaths.login, { email: anna.email, password })
    expect(login).toMatchObject({ status: 400, body: { code: 'invalid-credentials' } })
  })

  test('can sign in again once reactivated, while earlier sessions stay ended', async () => {
    const anna = await newcomer()
    await admin.post(adminPaths.deactivate(anna.id))
    const { status, body } = await admin.post(adminPaths.reactivate(anna.id))
    expect({ status, body }).toMatchObject({ status: 200, body: { deactivated_at: null } })
    expect((await anna.get(accountPaths.user)).status).toBe(401)
    expect((await (await shop.device(anna)).get(accountPaths.user)).status).toBe(200)
    expect(body.history.map(({ action }: { action: string }) => action)).toEqual([
      'user-reactivated',
      'user-deactivated',
    ])
    const [back, away] = body.history
    expect(away.details).toEqual({ deactivated_at_before: null, deactivated_at_after: expect.any(String) })
    expect(back.details.deactivated_at_before).toBe(away.details.deactivated_at_after)
  })

  test('cannot be deactivated twice, and an erased account cannot be reactivated', async () => {
    const anna = await newcomer()
    await admin.post(adminPaths.deactivate(anna.id))
    expect((await admin.post(adminPaths.deactivate(anna.id))).status).toBe(409)
    const gone = await shop.person()
    await shop.db
      .update(users)
      .set({ erasedAt: new Date(), deactivatedAt: new Date() })
      .where(eq(users.id, gone.id))
    for (const change of [admin.post(adminPaths.reactivate(gone.id)), changeRole(gone.id, 1)])
      expect((await change).status).toBe(409)
    expect(await auditOf(gone)).toEqual([])
  })
})

describe('there is always an admin', () => {
  test('since nobody can change their own account', async () => {
    for (const change of [changeRole(admin.id, 4), admin.post(adminPaths.deactivate(admin.id))])
      expect(await change).toMatchObject({ status: 409, body: { code: 'own-account' } })
    expect((await admin.get(adminPaths.users)).status).toBe(200)
  })

  test('even if two remove each other at the same moment', { tags: 'admin-not-self' }, async () => {
    for (let round = 0; round < 5; round++) {
      await shop.db.update(users).set({ userTypeId: 4 }).where(eq(users.userTypeId, 1))
      const [ada, bea] = [await newcomer({ userTypeId: 1 }), await newcomer({ userTypeId: 1 })]
      const answers = await Promise.all([
        changeRole(bea.id, 4, ada),
        round % 2 ? changeRole(ada.id, 4, bea) : bea.post(adminPaths.deactivate(ada.id)),
      ])
      const [done, refused] = answers.map(({ status }) => status).toSorted()
      expect(done).toBe(200)
      // A deactivated user is not even identified any more.
      expect([401, 403]).toContain(refused)
    }
  })
})

describe('an admin’s view of somebody’s details', () => {
  const looks = async (person: { id: number }) =>
    (await auditOf(person)).filter(({ action }) => action === 'user-opened')

  test('is recorded once per interval by each admin, and not for lists', {
    tags: 'audit-reads',
  }, async () => {
    const anna = await newcomer({ firstName: 'Anna', lastName: 'Looked' })
    await found('looked')
    expect(await looks(anna)).toEqual([])
    const other = await newcomer({ userTypeId: 1 })
    for (const reader of [admin, admin, other])
      expect((await reader.get(adminPaths.user(anna.id))).status).toBe(200)
    expect(await looks(anna)).toMatchObject([
      { actorId: admin.id, action: 'user-opened', details: {} },
      { actorId: other.id, action: 'user-opened', details: {} },
    ])
    const longAgo = new Date(Date.now() - 11 * 60_000)
    await shop.db.update(auditEntries).set({ at: longAgo }).where(eq(auditEntries.subjectId, anna.id))
    await admin.get(adminPaths.user(anna.id))
    expect(await looks(anna)).toHaveLength(3)
  })

  test('is in the audit log, and does not displace changes', { tags: 'audit-reads' }, async () => {
    const anna = await newcomer()
    await changeRole(anna.id, 3)
    const { history } = (await admin.get(adminPaths.user(anna.id))).body
    expect(history).toMatchObject([{ action: 'role-changed' }])
    const newest = async (kind: string) =>
      (await admin.get(`${adminPaths.audit}?limit=1&kind=${kind}`)).body.data[0]?.action
    expect([await newest('all'), await newest('changes'), await newest('reads')]).toEqual([
      'user-opened',
      'role-changed',
      'user-opened',
    ])
    const counted = async (kind: string) =>
      (await admin.get(`${adminPaths.audit}?kind=${kind}`)).body.total_results
    expect((await counted('changes')) + (await counted('reads'))).toBe(await counted('all'))
    expect((await admin.get(`${adminPaths.audit}?kind=other`)).status).toBe(400)
  })

  test('is not recorded for unknown users, or without permission', async () => {
    const before = await shop.db.$count(auditEntries)
    const anna = await newcomer()
    expect((await admin.get(adminPaths.user(999_999))).status).toBe(404)
    expect((await anna.get(adminPaths.user(admin.id))).status).toBe(403)
    expect(await shop.db.$count(auditEntries)).toBe(before)
  })
})

test('the audit log shows what was done, newest first, page by page', async () => {
  const anna = await newcomer({ firstName: 'Anna', lastName: 'Maes' })
  await changeRole(anna.id, 3)
  await admin.post(adminPaths.deactivate(anna.id))
  const { body } = await admin.get(`${adminPaths.audit}?limit=2`)
  expect(body).toMatchObject({ current_page: 1, limit: 2 })
  expect(body.data).toMatchObject([
    { action: 'user-deactivated', actor: { name: 'Ada Admin' }, subject: { name: 'Anna Maes' } },
    { action: 'role-changed', actor: { name: 'Ada Admin' }, subject: { name: 'Anna Maes' } },
  ])
  await shop.db.insert(auditEntries).values({
    at: new Date(),
    action: 'admin-made',
    actorId: null,
    subjectId: admin.id,
    details: {},
  })
  const [first] = (await admin.get(adminPaths.audit)).body.data
  expect(first).toMatchObject({ action: 'admin-made', actor: null, subject: { name: 'Ada Admin' } })
})
