import { useState } from 'react'
import { adminProductPaths } from '#contract/admin-product-paths.ts'
import type { BulkChange, BulkResult } from '#contract/admin-products.ts'
import type { ApiPath } from '#contract/calls.ts'
import { isAnswered, openAttempts, useAttempts } from '../../../platform/attempt.ts'
import { errorText } from '../../../platform/error-text.ts'
import { formatNumber, listText } from '../../../platform/formats.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import type { Selection } from '../../../platform/selection.ts'
import { refreshAccountData } from '../../../platform/session/account-data.ts'
import { callAccount } from '../../../platform/session/session.ts'
import { toast } from '../../../platform/toasts/toast.ts'
import { useAction } from '../../../platform/use-action.ts'
import type { UnansweredChange } from './bulk-request.ts'

type Sending = {
  path: ApiPath
  body?: BulkChange
  attempt: ReturnType<typeof openAttempts>
  done: 'bulk.done' | 'bulk.undone'
  onAnswered?(): void
  /** Nobody knows what happened: pressing again has to send the same. */
  onUnanswered(message: string): void
}

/** Changes several products and offers to undo it. Those that stayed as they were are listed with the reason. */
export function useBulkChange() {
  const { t, language } = useTranslation('admin-products')
  const { isBusy, problem, setProblem, run } = useAction()
  const [unanswered, setUnanswered] = useState<UnansweredChange>()
  const changing = useAttempts()

  function notifyResult({ changed, skipped, undo }: BulkResult, done: Sending['done']) {
    const values = { count: changed, formatted: formatNumber(changed, language) }
    if (changed > 0) toast('success', t(done, values), undo === null ? undefined : undoing(undo))
    const named = skipped.map(({ name, reason }) =>
      t('bulk.skipped-one', { name, reason: t(`bulk.reasons.${reason}`) }),
    )
    setProblem(skipped.length > 0 ? t('bulk.skipped', { products: listText(named, language) }) : undefined)
  }

  function send({ path, body, attempt, done, onAnswered, onUnanswered }: Sending): Promise<boolean> {
    const showAnswered = () => {
      onAnswered?.()
      void refreshAccountData(adminProductPaths.list)
    }
    return run(
      async () => {
        const result = await attempt([path, body], (idempotencyKey) =>
          callAccount<BulkResult>(path, { method: 'POST', body, idempotencyKey }),
        )
        notifyResult(result, done)
        showAnswered()
      },
      (error) => {
        const message = errorText(error, t)
        if (isAnswered(error)) showAnswered()
        else onUnanswered(message)
        return message
      },
    )
  }

  /** The button in a toast, which closes when it is pressed: another one offers to press again. */
  function undoing(id: number, attempt = openAttempts()) {
    const undo: Sending = {
      path: adminProductPaths.undo(id),
      attempt,
      done: 'bulk.undone',
      onUnanswered: (message) => void toast('error', message, undoing(id, attempt)),
    }
    return { label: t('bulk.undo'), run: () => void send(undo) }
  }

  const apply = (body: BulkChange, selection: Selection) =>
    send({
      path: adminProductPaths.changes,
      body,
      attempt: changing,
      done: 'bulk.done',
      onAnswered: () => setUnanswered(undefined),
      onUnanswered: () => setUnanswered({ selection, body }),
    })
  return { isBusy, problem, unanswered, apply }
}
