import { useState } from 'react'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/order-paths.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { toast } from '#web/platform/toasts/toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { FormProblem } from '#web/ui/form/form-problem.tsx'
import { useOrderAct } from '../use-order-act.ts'

/** Gives an order up before it is packed, after a question. */
export function CancelOrder({ order }: { order: AdminOrder }) {
  const { t } = useTranslation('admin-orders')
  const { problem, act } = useOrderAct(order.id)
  const [asking, setAsking] = useState(false)
  const { number } = order
  const name = order.address.first_name || t('erased')

  async function cancel() {
    if (!(await act(adminOrderPaths.cancel(order.id)))) return
    setAsking(false)
    toast('success', t('cancel.done', { number, name }))
  }

  return (
    <>
      <button type="button" className="btn btn-danger" onClick={() => setAsking(true)}>
        {t('cancel.button')}
      </button>
      {asking && (
        <ConfirmDialog
          title={t('cancel.title', { number })}
          keepLabel={t('cancel.keep')}
          confirmLabel={t('cancel.confirm')}
          onKeep={() => setAsking(false)}
          onConfirm={() => void cancel()}
        >
          <p>{t(order.state === 'pending_payment' ? 'cancel.text-unpaid' : 'cancel.text-paid', { name })}</p>
          <FormProblem>{problem}</FormProblem>
        </ConfirmDialog>
      )}
    </>
  )
}
