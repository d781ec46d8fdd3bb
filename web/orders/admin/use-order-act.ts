import { useRef, useState } from 'react'
import { adminPaths } from '#contract/account-paths.ts'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/order-paths.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { changeAccountData, refreshAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'
import { type Attempt, attemptFor, isAnswered, refusalOf } from './act-attempt.ts'

/** Does one thing with an order at a time, and shows how it stands then. `act` answers whether it was done. */
export function useOrderAct(orderId: number) {
  const { t } = useTranslation('admin-orders')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const sending = useRef(false)
  const open = useRef<Attempt>(undefined)

  async function act(path: string, body?: unknown): Promise<boolean> {
    if (sending.current) return false
    sending.current = true
    setBusy(true)
    setProblem(undefined)
    const request = JSON.stringify([path, body])
    open.current = attemptFor(request, open.current, () => crypto.randomUUID())
    try {
      const idempotencyKey = open.current.key
      const order = await callAccount<AdminOrder>(path, { method: 'POST', body, idempotencyKey })
      open.current = undefined
      await changeAccountData<AdminOrder>(adminOrderPaths.one(orderId), () => order)
      void refreshOrders()
      return true
    } catch (error) {
      setProblem(refusalOf(error) ?? t('no-answer'))
      // What is chosen stays as it was sent until somebody knows whether it was done.
      if (isAnswered(error)) {
        open.current = undefined
        void refreshOrders()
      }
      return false
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  return { busy, problem, act }
}

/** Also after a refusal: what was refused has often been done by somebody else. */
export function refreshOrders(): Promise<unknown> {
  return Promise.all([refreshAccountData(adminOrderPaths.list), refreshAccountData(adminPaths.audit)])
}
