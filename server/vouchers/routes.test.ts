import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Voucher, Vouchers } from '#contract/admin-orders.ts'
import { adminOrderPaths, adminPaths } from '#contract/admin-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { type BuyingShop, openBuying } from '../../tests/support/buying-api.ts'
import { vouchers } from './tables.ts'

type Buyer = Awaited<ReturnType<BuyingShop['buyer']>>
let shop: BuyingShop
let admin: Buyer
let magnesium: number
beforeAll(async () => {
  shop = await openBuying({ DEMO: '1' })
  admin = await shop.buyer({ userTypeId: userTypes.admin })
  magnesium = await shop.product('magnesium', { stock: 100 })
})
afterAll(() => shop.close())

const percent = (percent: number) => ({ kind: 'percent', percent })
const make = (voucher: object) => admin.post(adminOrderPaths.vouchers, { terms: {}, ...voucher })

test('an admin creates a voucher, which can be used until it is disabled', { tags: 'vouchers' }, async () => {
  const { status, body } = await make({ code: 'autumn-15', gift: percent(15) })
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({ code: 'AUTUMN15', gift: percent(15), used: 0, disabled: false }),
  ])
  const tomas = await shop.buyer()
  await tomas.fill({ variantId: magnesium })
  const problem = async () => (await tomas.quote({ voucher_code: 'autumn 15' })).voucher_problem?.code
  expect(await problem()).toBeUndefined()
  const voucher = adminOrderPaths.voucher((body as Voucher).id)
  expect((await admin.put(voucher, { disabled: true })).body.disabled).toBe(true)
  expect(await problem()).toBe('voucher-unknown')
  await admin.put(voucher, { disabled: false })
  expect(await problem()).toBeUndefined()
  const { data } = (await admin.get(adminOrderPaths.vouchers)).body
  expect(data[0]).toMatchObject({ code: 'AUTUMN15' })
  const audit = (await admin.get(`${adminPaths.audit}?limit=3`)).body.data
  expect(audit.map(({ action }: { action: string }) => action)).toEqual([
    'voucher-enabled',
    'voucher-disabled',
    'voucher-created',
  ])
})

test('dates are whole days in the region, and amounts are returned as given', async () => {
  const terms = { valid_from: '2026-11-01', valid_until: '2026-11-30', uses_maximum: 5, minimum: 49.9 }
  const { body } = await make({ code: 'NOVEMBER', gift: { kind: 'amount', amount: 7.5 }, terms })
  expect(body).toMatchObject({
    gift: { kind: 'amount', amount: 7.5 },
    terms: { ...terms, uses_per_person: null },
  })
  const [row] = await shop.db.select().from(vouchers).where(eq(vouchers.code, 'NOVEMBER'))
  expect(row?.validFrom?.toISOString()).toBe('2026-10-31T23:00:00.000Z')
  expect(row?.validUntil?.toISOString()).toBe('2026-11-30T22:59:59.999Z')
})

test('an admin reads the vouchers page by page, newest first', async () => {
  for (const code of ['PAGED1', 'PAGED2', 'PAGED3']) await make({ code, gift: percent(5) })
  const list = async (page: number) =>
    (await admin.get(`${adminOrderPaths.vouchers}?limit=2&page=${page}`)).body as Vouchers
  const { data, ...totals } = await list(1)
  expect(data.map(({ code }) => code)).toEqual(['PAGED3', 'PAGED2'])
  const pages = Math.ceil(totals.total_results / 2)
  expect(totals).toMatchObject({ current_page: 1, limit: 2, total_pages: pages })
  expect((await list(2)).data[0]?.code).toBe('PAGED1')
  expect((await list(pages + 1)).data).toEqual([])
})

test('a code exists only once, however it is spelled', async () => {
  await make({ code: 'TWICE', gift: percent(5) })
  const { status, body } = await make({ code: 'tw-ice', gift: percent(6) })
  expect([status, body.code]).toEqual([409, 'voucher-exists'])
})

test.each([
  { code: 'A1', gift: percent(5) },
  { code: 'NOTHING', gift: percent(0) },
  { code: 'TOOMUCH', gift: percent(101) },
  { code: 'FREE', gift: { kind: 'free_delivery', percent: 5 } },
  { code: 'BACKWARDS', gift: percent(5), terms: { valid_from: '2026-11-02', valid_until: '2026-11-01' } },
  { code: 'LONGAGO', gift: percent(5), terms: { valid_from: '0000-01-01' } },
  { code: '---', gift: percent(5) },
])('a voucher like %j is refused', async (voucher) => {
  expect((await make(voucher)).status).toBe(400)
})
