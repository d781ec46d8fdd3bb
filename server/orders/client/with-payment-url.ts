import type { Order } from '#contract/orders.ts'
import { Refusal } from '#server/platform/problems.ts'
import { paymentUrl } from '../commands/open-payment.ts'
import type { OrdersWorld } from '../world.ts'

/** The shop may have died before it asked the provider: whoever looks at the order can pay all the same. */
export async function withPaymentUrl(world: OrdersWorld, order: Order, now: Date): Promise<Order> {
  const { payment, held_until: heldUntil } = order
  const isPayable = payment?.state === 'open' && heldUntil !== null && now < new Date(heldUntil)
  if (!isPayable || payment.url !== null) return order
  try {
    return { ...order, payment: { ...payment, url: await paymentUrl(world, { orderId: order.id }) } }
  } catch (error) {
    // The page says that one can try again later.
    if (error instanceof Refusal) return order
    throw error
  }
}
