import type { AdminOrder } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import type { ApiPath } from '#contract/calls.ts'
import { isAnswered, openAttempts } from '../../platform/attempt.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { changeAccountData } from '../../platform/session/account-data.ts'
import { keep, kept, useKept } from '../../platform/session/kept-work.ts'
import { refreshAudited } from '../../platform/session/refresh-audited.ts'
import { callAccount } from '../../platform/session/session.ts'
import { useAction } from '../../platform/use-action.ts'

/**
 * Runs one action on an order at a time, then shows its new state. `act` returns whether it succeeded; it calls
 * `onRefused` if it certainly did not. `form`: what is written in it stays when another order is opened, and so does the
 * reason why it was refused.
 */
export function useOrderAction(orderId: number, form?: string) {
  const { t } = useTranslation('admin-orders')
  const { isBusy, problem, run } = useAction()
  const [earlier, keepProblem] = useKept<string>(`problem of ${form} ${orderId}`)

  const act = (path: ApiPath, body?: unknown, onRefused = () => {}): Promise<boolean> =>
    run(
      async () => {
        keepProblem(undefined)
        const order = await attemptsAt(path)(body, (idempotencyKey) =>
          callAccount<AdminOrder>(path, { method: 'POST', body, idempotencyKey }),
        )
        await changeAccountData<AdminOrder>(adminOrderPaths.one(orderId), () => order)
        void refreshOrders()
      },
      (error) => {
        // The form stays as it was sent until the result is known.
        if (isAnswered(error)) {
          onRefused()
          void refreshOrders()
        }
        const reason = errorText(error, t)
        if (form) keepProblem(reason)
        return reason
      },
    )

  return { isBusy, problem: problem ?? earlier, act }
}

/** Whether or not its form is still open: repeated after a missing answer, an action happens once. */
export function attemptsAt(path: string): ReturnType<typeof openAttempts> {
  const name = `attempts at ${path}`
  if (kept(name) === undefined) keep(name, openAttempts())
  return kept(name) as ReturnType<typeof openAttempts>
}

/** Also after a refusal: often somebody else has already done the same. */
export function refreshOrders(): Promise<unknown> {
  return refreshAudited(adminOrderPaths.list)
}
