import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminPaths } from '#contract/account-paths.ts'
import type { AdminPaymentMethod, Voucher } from '#contract/admin-orders.ts'
import type { PaymentMethod } from '#contract/checkout.ts'
import { adminOrderPaths, checkoutPaths } from '#contract/order-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { vouchers } from '#server/checkout/tables.ts'
import { type BuyingShop, openBuying } from '../../../tests/support/buying-api.ts'

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

test('an admin makes a voucher, which can be used until it is switched off', async () => {
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

test('days are whole days of the region, amounts are told as they were given', async () => {
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

test('a code is given once, however it is written', async () => {
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

const mark = '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="30"><path d="M1 1L2 2Z"/></svg>'
const twint = {
  ...{ name: 'TWINT', provider_method: 'twint', countries: ['BE'], position: 10, enabled: true },
}
const put = (key: string, change: object) => admin.put(adminOrderPaths.paymentMethod(key), change)
const shown = async (): Promise<PaymentMethod[]> =>
  (await shop.call('GET', checkoutPaths.paymentMethods)).body.data

test('a new payment method needs no release, and can be paid with at once', async () => {
  expect((await put('twint', twint)).body.errors).toEqual({ mark_svg: ['This is needed.'] })
  expect((await put('twint', { ...twint, mark_svg: mark })).status).toBe(201)
  const tomas = await shop.buyer()
  const { order_id: id } = await tomas.order([{ variantId: magnesium }], { payment_method: 'twint' })
  expect((await shop.orderOf(id)).paymentMethod).toBe('twint')
  expect([...shop.money.payments.values()].at(-1)?.order.providerMethod).toBe('twint')
})

test('a method that is switched off is shown to admins alone, and keeps its mark', async () => {
  const before = (await shown()).find(({ key }) => key === 'klarna')!
  const klarna = { ...twint, name: 'Klarna', provider_method: 'klarna', countries: null }
  const { status, body } = await put('klarna', { ...klarna, enabled: false })
  expect([status, body.mark, body.countries]).toEqual([200, before.mark, null])
  expect((await shown()).map(({ key }) => key)).not.toContain('klarna')
  const { data } = (await admin.get(adminOrderPaths.paymentMethods)).body
  expect(data.find(({ key }: AdminPaymentMethod) => key === 'klarna').enabled).toBe(false)
})

test('a mark that could do something is refused', async () => {
  const wild = mark.replace('<path', '<script>alert(1)</script><path')
  expect((await put('twint', { ...twint, mark_svg: wild })).body.errors).toEqual({
    mark_svg: ['This is no plain SVG picture.'],
  })
})
