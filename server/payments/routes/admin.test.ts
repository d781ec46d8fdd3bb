import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AdminPaymentMethod } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import type { PaymentMethod } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
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

const mark = '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="30"><path d="M1 1L2 2Z"/></svg>'
const twint = { name: 'TWINT', provider_method: 'twint', countries: ['BE'], position: 10, enabled: true }
const put = (key: string, change: object) => admin.put(adminOrderPaths.paymentMethod(key), change)
const shown = async (): Promise<PaymentMethod[]> =>
  (await shop.call('GET', checkoutPaths.paymentMethods)).body.data

test('a new payment method needs no release, and can be used at once', {
  tags: 'payment-method-data',
}, async () => {
  expect((await put('twint', twint)).body.errors).toEqual({ mark_svg: ['Enter an SVG logo.'] })
  expect((await put('twint', { ...twint, mark_svg: mark })).status).toBe(201)
  const tomas = await shop.buyer()
  const { order_id: id } = await tomas.order([{ variantId: magnesium }], { payment_method: 'twint' })
  expect((await shop.orderOf(id)).paymentMethod).toBe('twint')
  expect([...shop.money.payments.values()].at(-1)?.order.providerMethod).toBe('twint')
})

test('a disabled method is shown only to admins, and keeps its logo', async () => {
  const before = (await shown()).find(({ key }) => key === 'klarna')!
  const klarna = { ...twint, name: 'Klarna', provider_method: 'klarna', countries: null }
  const { status, body } = await put('klarna', { ...klarna, enabled: false })
  expect([status, body.mark, body.countries]).toEqual([200, before.mark, null])
  expect((await shown()).map(({ key }) => key)).not.toContain('klarna')
  const { data } = (await admin.get(adminOrderPaths.paymentMethods)).body
  expect(data.find(({ key }: AdminPaymentMethod) => key === 'klarna').enabled).toBe(false)
})

test('an unsafe logo is refused', { tags: 'payment-mark-inert' }, async () => {
  const wild = mark.replace('<path', '<script>alert(1)</script><path')
  expect((await put('twint', { ...twint, mark_svg: wild })).body.errors).toEqual({
    mark_svg: ['Choose a plain SVG image.'],
  })
})
