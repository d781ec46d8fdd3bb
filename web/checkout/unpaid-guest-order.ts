import { useEffect, useState } from 'react'
import { useGuestOrder } from '#web/platform/order-access.tsx'
import { isRefused } from '#web/platform/refusals.ts'
import { useSession } from '#web/platform/session/session.ts'
import { listGuestOrders } from './guest-order.ts'
import { canBePaid } from './order-outcome.ts'

/**
 * The newest order placed in this browser as a guest that can still be paid, also after a login: they are asked for one
 * after the other.
 */
export function useUnpaidGuestOrder() {
  const { state } = useSession()
  const [passed, setPassed] = useState<readonly number[]>([])
  const known = state === 'unknown' ? [] : listGuestOrders()
  const asked = known.find(({ order_id: id }) => !passed.includes(id))
  const { data, error } = useGuestOrder(asked?.token)
  const order = data && canBePaid(data) ? data : undefined
  const id = asked?.order_id
  const isOver = (data !== undefined && !order) || isRefused(error)
  useEffect(() => {
    if (isOver && id !== undefined) setPassed((before) => [...before, id])
  }, [isOver, id])
  return {
    order,
    path: asked && order && `/guest-orders/${asked.token}`,
    isAsked: asked !== undefined && (isOver || (data === undefined && error === undefined)),
  }
}
