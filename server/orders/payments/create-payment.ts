import { checkoutReturnPath } from '#domain/orders/states.ts'
import type { PaymentProvider } from '#server/payments/providers/provider.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { OrderRow } from '../change-order-state.ts'
import { markPaid } from '../mark-paid.ts'
import { payments } from './tables.ts'

/**
 * Saves the first payment of a new order, in the transaction that places it; `openPaymentPage` calls the provider
 * afterwards. If a voucher left nothing to pay, the order is paid at once.
 */
export async function createPayment(
  ctx: Pick<Ctx, 'db' | 'events' | 'now' | 'origin'>,
  order: OrderRow,
  provider: PaymentProvider['name'],
): Promise<void> {
  const { db, origin, now } = ctx
  const { id: orderId, userId, total: amount, currency, paymentMethod: method, language } = order
  const payment = { orderId, method, amount, currency, createdAt: now }
  if (amount > 0) {
    await db.insert(payments).values({ ...payment, provider, state: 'open' })
    return
  }
  const url = `${origin()}/${language}${checkoutReturnPath(orderId)}`
  await db.insert(payments).values({ ...payment, provider: 'none', state: 'paid', url, paidAt: now })
  await markPaid(ctx, order, { by: 'client', userId })
}
