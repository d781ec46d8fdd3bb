import { useEffect, useEffectEvent, useState } from 'react'
import { orderPaths } from '#contract/order-paths.ts'
import type { Order } from '#contract/orders.ts'
import { useGuestOrder } from '#web/platform/order-access.tsx'
import { useAccountData } from '#web/platform/session/account-data.ts'
import { pollDelayMs } from '../order-outcome.ts'

/** `token`: of a guest's order. Reloaded at growing intervals while it awaits its payment. */
export function useOrder(id: number, token: string | undefined) {
  const own = useAccountData<Order>(token ? null : orderPaths.one(id))
  const guests = useGuestOrder(token)
  const answer = token ? guests : own
  const [asked, setAsked] = useState(0)
  const { data, mutate } = answer
  const isWaiting = data !== undefined && data.state === 'pending_payment'
  const reload = useEffectEvent(() => mutate())
  useEffect(() => {
    if (!isWaiting) return
    const ask = async () => {
      await reload().catch(() => {})
      setAsked(asked + 1)
    }
    const timer = setTimeout(() => void ask(), pollDelayMs(asked))
    return () => clearTimeout(timer)
  }, [isWaiting, asked])
  return { answer, asked }
}
