import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { type OrdersShop, openOrders } from '../../tests/support/orders-api.ts'
import { orders } from './tables.ts'

let shop: OrdersShop
beforeAll(async () => {
  shop = await openOrders()
})
afterAll(() => shop.close())

test('what admins did to an order stays with it when it joins an account, or the account is erased', async () => {
  const admin = await shop.buyer(userTypes.admin)
  const variantId = await shop.product('zinc', { stock: 10 })
  const { id, lines } = await shop.paid({ user: null, lines: [{ variantId, quantity: 3 }] })
  const items = [{ order_line_id: lines[0]!.id, quantity: 1 }]
  // The second one does not change the order's state, so only the audit log has it.
  for (let nth = 0; nth < 2; nth++) await admin.once(adminOrderPaths.refund(id), { items, reason: 'Broken' })
  const { id: annasId } = await shop.buyer()
  for (const userId of [null, annasId, null]) {
    await shop.db.update(orders).set({ userId }).where(eq(orders.id, id))
    const { body } = await admin.get(adminOrderPaths.one(id))
    expect(body.actions).toMatchObject([{ action: 'order-refunded' }])
  }
})
