import { orderPaths } from '#contract/order-paths.ts'
import type { Order, OrderPage } from '#contract/orders.ts'
import { useAccountData } from '#web/platform/session/account-data.ts'
import { useSession } from '#web/platform/session/session.ts'
import { canBePaid } from './order-outcome.ts'

const newest = `${orderPaths.list}?limit=5`

/** The order that one placed last and has not paid yet, in whichever tab or browser. */
export function useWaitingOrder() {
  const { user } = useSession()
  const orders = useAccountData<OrderPage>(newest)
  const listed = orders.data?.data.find(canBePaid)
  const { data, error } = useAccountData<Order>(listed ? orderPaths.one(listed.id) : null)
  const order = data && canBePaid(data) ? data : undefined
  const isAsked = Boolean(user && !orders.error && (!orders.data || (listed && !data && !error)))
  return { order, isAsked }
}
