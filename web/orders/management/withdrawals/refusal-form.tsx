import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import type { OrderWithdrawal } from '#contract/orders.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { useKept } from '#web/platform/session/kept-work.ts'
import { toast } from '#web/platform/toasts/toast.ts'
import { TextArea } from '#web/ui/form/control.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormProblem } from '#web/ui/form/form-problem.tsx'
import { Spinner } from '#web/ui/form/submit-button.tsx'
import { PanelFoot, panelBody, partTitle } from '../open-order/panel-part.tsx'
import { useOrderAction } from '../use-order-action.ts'

const reasonMaximum = 1000

type RefusalFormProps = {
  order: AdminOrder
  withdrawal: OrderWithdrawal
  head: ReactNode
  /** Not called while it is being sent. */
  onClose(): void
}

/** Why a withdrawal is not refunded; the client reads it. */
export function RefusalForm({ order, withdrawal, head, onClose }: RefusalFormProps) {
  const { t } = useTranslation('admin-orders')
  const { t: problems } = useTranslation('problems')
  const { isBusy, problem, act } = useOrderAction(order.id, 'refusal')
  const [reason = '', setReason] = useKept<string>(`refusal ${order.id} ${withdrawal.id}`)
  const [isValidated, setValidated] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const name = order.address.first_name || t('erased')
  const isMissing = reason.trim() === ''

  useEffect(() => box.current?.focus(), [])

  async function refuse(event: FormEvent) {
    event.preventDefault()
    setValidated(true)
    if (isMissing) return box.current?.focus()
    if (!(await act(adminOrderPaths.refuse(order.id, withdrawal.id), { reason: reason.trim() }))) return
    toast('success', t('withdrawals.refusal.done', { name }))
    setReason(undefined)
    onClose()
  }

  return (
    <>
      <div className={panelBody}>
        {head}
        <form id="refusal" noValidate onSubmit={(event) => void refuse(event)}>
          <h3 className={`mt-3.5 ${partTitle}`}>{t('withdrawals.refusal.title')}</h3>
          <Field
            label={t('withdrawals.refusal.reason')}
            hint={t('withdrawals.refusal.hint', { name })}
            error={isValidated && isMissing ? problems('needed.reason') : undefined}
          >
            {(control) => (
              <TextArea
                ref={box}
                rows={4}
                maxLength={reasonMaximum}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
                {...control}
              />
            )}
          </Field>
        </form>
      </div>
      <PanelFoot>
        <FormProblem>{problem}</FormProblem>
        <button
          type="submit"
          form="refusal"
          className="btn btn-danger w-full"
          aria-busy={isBusy || undefined}
        >
          {isBusy && <Spinner />}
          {t('withdrawals.refusal.confirm', { name })}
        </button>
        <button
          type="button"
          className="btn btn-plain w-full"
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && onClose()}
        >
          {t('back-button')}
        </button>
      </PanelFoot>
    </>
  )
}
