import { useRef, useState } from 'react'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { adminOrderPaths, adminPaths } from '#contract/admin-paths.ts'
import type { ApiPath } from '#contract/calls.ts'
import { isAnswered, useAttempts } from '../../platform/attempt.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { changeAccountData, refreshAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'

/** Does one thing with an order at a time, and shows how it stands then. `act` answers whether it was done. */
export function useOrderAct(orderId: number) {
  const { t } = useTranslation('admin-orders')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const sending = useRef(false)
  const attempt = useAttempts()

  async function act(path: ApiPath, body?: unknown): Promise<boolean> {
    if (sending.current) return false
    sending.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      const order = await attempt([path, body], (idempotencyKey) =>
        callAccount<AdminOrder>(path, { method: 'POST', body, idempotencyKey }),
      )
      await changeAccountData<AdminOrder>(adminOrderPaths.one(orderId), () => order)
      void refreshOrders()
      return true
    } catch (error) {
      setProblem(errorText(error, t))
      // What is chosen stays as it was sent until somebody knows whether it was done.
      if (isAnswered(error)) void refreshOrders()
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
