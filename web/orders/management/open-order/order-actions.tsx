import { useRef, useState } from 'react'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { toast } from '#web/platform/toasts/toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { FormProblem } from '#web/ui/form/form-problem.tsx'
import { Spinner } from '#web/ui/form/submit-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useOrderKeys } from '../order-keys.ts'
import { useOrderAction } from '../use-order-action.ts'
import { useProcessing } from '../use-processing.ts'
import { NoteForm } from './note-form.tsx'
import { panelButtons } from './panel-part.tsx'

type OrderActionsProps = {
  order: AdminOrder
  hasKeys: boolean
  processesAlone: boolean
  onRefund(): void
}

/** The available actions other than sending. */
export function OrderActions({ order, hasKeys, processesAlone, onRefund }: OrderActionsProps) {
  const { t } = useTranslation('admin-orders')
  const { isBusy, problem, process } = useProcessing()
  const [isNoting, setNoting] = useState(false)
  const noteButton = useRef<HTMLButtonElement>(null)

  useOrderKeys((command) => {
    if (!hasKeys || command !== 'process' || !processesAlone || !order.can_process) return false
    void process([order.id])
    return true
  })

  function closeNote() {
    setNoting(false)
    requestAnimationFrame(() => noteButton.current?.focus())
  }

  if (isNoting) return <NoteForm order={order} onClose={closeNote} />
  return (
    <>
      <FormProblem>{problem}</FormProblem>
      {order.can_process && (
        <button
          type="button"
          className="btn btn-primary w-full"
          aria-busy={isBusy || undefined}
          onClick={() => void process([order.id])}
        >
          {isBusy ? <Spinner /> : <Icon name="box" size={19} />}
          {t('process')}
        </button>
      )}
      <div className={panelButtons}>
        <button ref={noteButton} type="button" className="btn btn-plain" onClick={() => setNoting(true)}>
          {t('note.button')}
        </button>
        {order.can_cancel && <CancelOrder order={order} />}
        {order.refundable > 0 && (
          <button type="button" className="btn btn-danger" onClick={onRefund}>
            {t('refund.button')}
          </button>
        )}
      </div>
    </>
  )
}

/** Cancels an order before it is packed, after confirmation. */
function CancelOrder({ order }: { order: AdminOrder }) {
  const { t } = useTranslation('admin-orders')
  const { isBusy, problem, act } = useOrderAction(order.id)
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
          isBusy={isBusy}
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
