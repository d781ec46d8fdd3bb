import { checkoutReturnPath } from '#domain/orders/states.ts'
import type { Region } from '#domain/regions.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { PaymentProvider } from '#server/platform/payments/provider.ts'
import { payments } from '../payments/tables.ts'
import type { OrderRow } from './move-order.ts'
import { orderPaid } from './order-paid.ts'

type Desk = { db: Database; jobs: Jobs; region: Region; origin: () => string; now: Date }

/**
 * Writes down what a new order is to be paid with, in the transaction that places it; `paymentUrl` asks the provider
 * afterwards. Where a voucher left nothing to pay, the order is paid at once.
 */
export async function askForPayment(
  desk: Desk,
  order: OrderRow,
  provider: PaymentProvider['name'],
): Promise<void> {
  const { db, origin, now } = desk
  const { id: orderId, userId, total: amount, currency, paymentMethod: method, language } = order
  const payment = { orderId, method, amount, currency, createdAt: now }
  if (amount > 0) {
    await db.insert(payments).values({ ...payment, provider, state: 'open' })
    return
  }
  const url = `${origin()}/${language}${checkoutReturnPath(orderId)}`
  await db.insert(payments).values({ ...payment, provider: 'none', state: 'paid', url, paidAt: now })
  await orderPaid(desk, order, { by: 'client', userId })
}
