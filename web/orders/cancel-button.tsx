import { useState } from 'react'
import { useAttempts } from '../platform/attempt.ts'
import { errorText } from '../platform/error-text.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { useOrderAccess } from '../platform/order-access.tsx'
import { toast } from '../platform/toasts/toast.ts'
import { useAction } from '../platform/use-action.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { FormProblem } from '../ui/form/form-problem.tsx'

type CancelButtonProps = {
  order: { id: number; number: string; state: string }
  className?: string
  /** Replaces "Cancel" where it would be ambiguous. */
  label?: string
}

/** Cancels an order before it is packed, after confirmation. */
export function CancelButton({ order, className = '', label }: CancelButtonProps) {
  const { t } = useTranslation('orders')
  const [asking, setAsking] = useState(false)
  const { isBusy, problem, run } = useAction()
  const attempt = useAttempts()
  const access = useOrderAccess()
  const isPaid = order.state !== 'pending_payment'

  const cancel = () =>
    run(
      async () => {
        const path = access.pathsOf(order.id).cancel
        await attempt(path, (idempotencyKey) => access.call(path, { method: 'POST', idempotencyKey }))
        setAsking(false)
        toast('success', t('cancel.done', { number: order.number }))
        await access.refresh()
      },
      (error) => {
        // It may have been packed or paid meanwhile: the page behind the dialog shows it.
        void access.refresh()
        return errorText(error, t)
      },
    )

  return (
    <>
      <button type="button" className={`btn btn-plain ${className}`} onClick={() => setAsking(true)}>
        {label ?? t('cancel.cancel')}
      </button>
      {asking && (
        <ConfirmDialog
          title={t('cancel.title', { number: order.number })}
          keepLabel={t('cancel.keep')}
          confirmLabel={t('cancel.confirm')}
          isBusy={isBusy}
          onKeep={() => setAsking(false)}
          onConfirm={() => void cancel()}
        >
          <p>{t(isPaid ? 'cancel.text-paid' : 'cancel.text-unpaid')}</p>
          <FormProblem>{problem}</FormProblem>
        </ConfirmDialog>
      )}
    </>
  )
}
