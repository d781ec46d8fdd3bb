import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuditEntry, AuditPage } from '#contract/admin.ts'
import { adminPaths } from '#contract/admin-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { auditEntries } from '#server/accounts/audit/tables.ts'
import { type OrdersShop, openOrders } from '../../../tests/support/orders-api.ts'

type Person = Awaited<ReturnType<OrdersShop['person']>>
type Admin = Awaited<ReturnType<OrdersShop['buyer']>>
let shop: OrdersShop
let admin: Admin
let other: Admin
let marco: Person
beforeAll(async () => {
  shop = await openOrders()
  admin = await shop.buyer(userTypes.admin)
  other = await shop.buyer(userTypes.admin)
  marco = await shop.person({ firstName: 'Marco', lastName: 'Rossi', userTypeId: 3 })
  const entry = (at: string, given: Partial<typeof auditEntries.$inferInsert>) => ({
    at: new Date(at),
    action: 'role-changed',
    actorId: admin.id,
    subjectId: null,
    details: {},
    ...given,
  })
  await shop.db.insert(auditEntries).values([
    entry('2026-03-01T10:00:00Z', { subjectId: marco.id }),
    entry('2026-03-02T22:30:00Z', { action: 'user-opened', subjectId: marco.id }),
    // 23:30 UTC is the next day in Brussels.
    entry('2026-03-02T23:30:00Z', { action: 'voucher-created', details: { voucher: 'AUTUMN10' } }),
    entry('2026-03-04T10:00:00Z', {
      action: 'order-refunded',
      actorId: other.id,
      details: { order: 'V-10012' },
    }),
    entry('2026-03-05T10:00:00Z', {
      action: 'packing-slips-opened',
      details: { orders: 'V-10012, V-10013' },
    }),
    entry('2026-03-06T10:00:00Z', { action: 'admin-made', actorId: null, subjectId: other.id }),
  ])
})
afterAll(() => shop.close())

const list = async (search: string): Promise<AuditPage> =>
  (await admin.get(`${adminPaths.audit}?${search}`)).body
const actions = async (search: string) => (await list(search)).data.map(({ action }: AuditEntry) => action)

test('the log is filtered by who did it, to whom, what and when', async () => {
  expect(await actions(`actor=${other.id}`)).toEqual(['order-refunded'])
  expect(await actions(`subject=${marco.id}`)).toEqual(['user-opened', 'role-changed'])
  expect(await actions(`subject=${marco.id}&kind=reads`)).toEqual(['user-opened'])
  expect(await actions('action=voucher-created')).toEqual(['voucher-created'])
  expect(await actions('from=2026-03-05')).toEqual(['admin-made', 'packing-slips-opened'])
  expect(await actions('from=2026-03-03&to=2026-03-04')).toEqual(['order-refunded', 'voucher-created'])
  expect(await actions('to=2026-03-02')).toEqual(['user-opened', 'role-changed'])
  expect(await actions('from=2026-03-05&to=2026-03-04')).toEqual([])
})

test('the log is searched by the people it names, and by the number of an order or voucher', async () => {
  expect(await actions('query=rossi%20mar')).toEqual(['user-opened', 'role-changed'])
  expect(await actions(`query=${encodeURIComponent(marco.email)}`)).toEqual(['user-opened', 'role-changed'])
  expect(await actions('query=v-10012')).toEqual(['packing-slips-opened', 'order-refunded'])
  expect(await actions('query=autumn10')).toEqual(['voucher-created'])
  expect(await actions('query=nobody')).toEqual([])
})

test('it names everybody who did something, and whom it is filtered by', async () => {
  const { actors, subject } = await list(`subject=${marco.id}`)
  expect(actors.map(({ id }) => id).toSorted()).toEqual([admin.id, other.id].toSorted())
  expect(subject).toEqual({ id: marco.id, name: 'Marco Rossi' })
  expect((await list('subject=999999')).subject).toBeNull()
})

test('unknown actions, people and days are refused', async () => {
  for (const search of ['action=eaten', 'actor=x', 'subject=0', 'from=2026-02-30', 'query=a%00b'])
    expect([search, (await admin.get(`${adminPaths.audit}?${search}`)).status]).toEqual([search, 400])
})

test('a page lists its part, newest first', async () => {
  const { data, total_pages } = await list('to=2026-03-06&limit=2&page=2')
  expect(data.map(({ action }) => action)).toEqual(['order-refunded', 'voucher-created'])
  expect(total_pages).toBe(3)
})

test('the export has every filtered entry, and is recorded without the search text', async () => {
  const many = Array.from({ length: 1001 }, (_, index) => ({
    at: new Date(Date.UTC(2025, 0, 1, 0, 0, index % 7)),
    action: 'user-opened',
    actorId: other.id,
    subjectId: marco.id,
    details: {},
  }))
  await shop.db.insert(auditEntries).values(many)
  const answer = await shop.app.inject({
    url: `/api${adminPaths.auditCsv}?action=user-opened&query=rossi`,
    headers: { authorization: `Bearer ${admin.tokens.access_token}` },
  })
  const rows: Record<string, string>[] = parse(answer.body, { bom: true, columns: true })
  expect(rows).toHaveLength(many.length + 1)
  expect(rows[0]).toMatchObject({ at: '2026-03-02T22:30:00.000Z', subject: 'Marco Rossi', details: '{}' })
  const [recorded] = (await list('action=audit-exported')).data
  expect(recorded).toMatchObject({ actor: { id: admin.id }, details: { action: 'user-opened', kind: 'all' } })
  expect(JSON.stringify(recorded)).not.toContain('rossi')
})
