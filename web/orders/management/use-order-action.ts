import type { AdminOrder } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import type { ApiPath } from '#contract/calls.ts'
import { isAnswered, openAttempts } from '../../platform/attempt.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { changeAccountData } from '../../platform/session/account-data.ts'
import { keep, kept } from '../../platform/session/kept-work.ts'
import { refreshAudited } from '../../platform/session/refresh-audited.ts'
import { callAccount } from '../../platform/session/session.ts'
import { useAction } from '../../platform/use-action.ts'

/** Runs one action on an order at a time, then shows its new state. `act` returns whether it succeeded. */
export function useOrderAction(orderId: number) {
  const { t } = useTranslation('admin-orders')
  const { isBusy, problem, run } = useAction()

  const act = (path: ApiPath, body?: unknown): Promise<boolean> =>
    run(
      async () => {
        const order = await attemptsAt(path)(body, (idempotencyKey) =>
          callAccount<AdminOrder>(path, { method: 'POST', body, idempotencyKey }),
        )
        await changeAccountData<AdminOrder>(adminOrderPaths.one(orderId), () => order)
        void refreshOrders()
      },
      (error) => {
        // The form stays as it was sent until the result is known.
        if (isAnswered(error)) void refreshOrders()
        return errorText(error, t)
      },
    )

  return { isBusy, problem, act }
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
