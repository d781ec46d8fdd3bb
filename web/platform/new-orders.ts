import { useEffect } from 'react'
import type { NewOrder, NewOrderList } from '#contract/client-orders.ts'
import { clientOrderPaths } from '#contract/order-paths.ts'
import { isPractitioner } from '#domain/accounts/user-types.ts'
import { dayMs } from '#domain/local-time.ts'
import { useAccountData } from './session/account-data.ts'
import { useSession } from './session/session.ts'
import { createStore, useStore } from './store/create-store.ts'

/** Orders that a practitioner has seen in the list; the server names each as new for a day at most. */
type Seen = { user_id: number; order_ids: readonly number[] }

const seen = createStore<Seen>(
  { user_id: 0, order_ids: [] },
  { in: 'localStorage', name: 'seen-orders', ttlMs: dayMs, parse: seenIn },
)

function seenIn(stored: unknown): Seen | undefined {
  const { user_id, order_ids } = (stored ?? {}) as Partial<Record<keyof Seen, unknown>>
  return typeof user_id === 'number' && Array.isArray(order_ids)
    ? { user_id, order_ids: order_ids.filter((id) => typeof id === 'number') }
    : undefined
}

/** Those that the practitioner has not seen in the list of orders. */
export function useUnseen(orders: readonly NewOrder[]): readonly NewOrder[] {
  const { user } = useSession()
  const known = useStore(seen)
  return known.user_id === user?.id ? unseen(orders, known.order_ids) : orders
}

export function unseen(orders: readonly NewOrder[], seenIds: readonly number[]): readonly NewOrder[] {
  return orders.filter(({ id }) => !seenIds.includes(id))
}

/** How many new orders of their clients a practitioner has not seen yet; nobody else has any. */
export function useNewOrderCount(): number {
  return useUnseen(useNewOrders()).length
}

/** For the page that lists the orders. */
export function useSeeNewOrders(): void {
  const { user } = useSession()
  const ids = useNewOrders().map(({ id }) => id)
  const key = ids.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same orders come as a new list with each answer
  useEffect(() => {
    if (user && ids.length > 0) seen.set({ user_id: user.id, order_ids: ids })
  }, [user?.id, key])
}

const none: readonly NewOrder[] = []

function useNewOrders(): readonly NewOrder[] {
  const { user } = useSession()
  const hasClients = user !== undefined && isPractitioner(user.user_type_id)
  return useAccountData<NewOrderList>(hasClients ? clientOrderPaths.new : null).data?.data ?? none
}
