import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { AdminOrder, NewRefund } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import type { OrderWithdrawal } from '#contract/orders.ts'
import { formatMoney } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { useKept } from '#web/platform/session/kept-work.ts'
import { toast } from '#web/platform/toasts/toast.ts'
import { CheckField } from '#web/ui/form/check-field.tsx'
import { FormProblem } from '#web/ui/form/form-problem.tsx'
import { Spinner } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { PanelFoot, panelBody, panelLines, partTitle } from '../open-order/panel-part.tsx'
import { PickLine } from '../open-order/pick-line.tsx'
import { useOrderAction } from '../use-order-action.ts'
import { allPacks, type ChosenPacks, packGroups, refundAmount, refundItems, setOffOf } from './refund.ts'

const reasonMaximum = 500

type RefundDraft = { taken: ChosenPacks; reason: string; restock: boolean }

type RefundFormProps = {
  order: AdminOrder
  withdrawal: OrderWithdrawal | undefined
  head: ReactNode
  /** Not called while it is being sent. */
  onClose(): void
}

/** The packs to refund, the reason, and whether they go back into stock. */
export function RefundForm({ order, withdrawal, head, onClose }: RefundFormProps) {
  const { t } = useTranslation('admin-orders')
  const { t: problems } = useTranslation('problems')
  const { isBusy, problem, act } = useOrderAction(order.id, 'refund')
  // The current state: a colleague may have refunded a part meanwhile.
  const asked = withdrawal && order.withdrawals.find(({ id }) => id === withdrawal.id)
  const groups = packGroups(order.items, asked)
  const [kept, keep] = useKept<RefundDraft>(`refund ${order.id} ${withdrawal?.id ?? ''}`)
  const draft: RefundDraft = kept ?? {
    taken: asked ? allPacks(groups) : {},
    reason: withdrawal ? t('refund.reason-withdrawal') : '',
    // Unsent packs can be sold again; returned packs have to be checked first.
    restock: order.shipments.length === 0,
  }
  const { taken, reason, restock } = draft
  const [isValidated, setValidated] = useState(false)
  const reasonField = useRef<HTMLInputElement>(null)
  const items = refundItems(groups, taken)
  const amount = refundAmount(order, items)
  const money = formatMoney(amount, order.price.currency)
  const setOff = setOffOf(order, amount)
  const isReasonMissing = reason.trim() === ''

  async function refund(event: FormEvent) {
    event.preventDefault()
    setValidated(true)
    if (isReasonMissing) return reasonField.current?.focus()
    const body: NewRefund = {
      items,
      reason: reason.trim(),
      restock,
      ...(withdrawal && { withdrawal_id: withdrawal.id }),
    }
    // As it is sent, whatever becomes of the order meanwhile: repeated without an answer, it is the same refund.
    keep(draft)
    if (!(await act(adminOrderPaths.refund(order.id), body))) return
    toast('success', t('refund.done', { amount: money, name: order.address.first_name || t('erased') }))
    keep(undefined)
    onClose()
  }

  return (
    <>
      <div className={panelBody}>
        {head}
        <form id="refund" noValidate onSubmit={(event) => void refund(event)}>
          <h3 className={`mt-3.5 ${partTitle}`}>
            {t(withdrawal ? 'refund.title-withdrawal' : 'refund.title')}
          </h3>
          <ul className={panelLines}>
            {groups.map(({ key, item, kind, packs }) => (
              <PickLine
                key={key}
                order={order}
                item={item}
                {...(kind !== 'asked' && { note: t(`refund.${kind}`) })}
                packs={Math.min(taken[key] ?? 0, packs)}
                maximum={packs}
                onPacks={(count) => keep({ ...draft, taken: { ...taken, [key]: count } })}
              />
            ))}
          </ul>
          <TextField
            ref={reasonField}
            className="mt-4"
            label={t('refund.reason')}
            hint={t('refund.reason-hint')}
            error={isValidated && isReasonMissing ? problems('needed.reason') : undefined}
            maxLength={reasonMaximum}
            value={reason}
            onChange={({ target }) => keep({ ...draft, reason: target.value })}
          />
          <CheckField
            className="mt-3"
            label={t('refund.restock')}
            checked={restock}
            onChange={({ target }) => keep({ ...draft, restock: target.checked })}
          />
        </form>
      </div>
      <PanelFoot>
        <FormProblem>{problem}</FormProblem>
        <p role="status" className="text-small text-ink-2">
          {t(amount > 0 ? 'refund.amount' : 'refund.choose', { amount: money })}
          {setOff > 0 && ` ${t('refund.set-off', { amount: formatMoney(setOff, order.price.currency) })}`}
        </p>
        <button
          type="submit"
          form="refund"
          className="btn btn-danger w-full"
          disabled={amount === 0}
          aria-busy={isBusy || undefined}
        >
          {isBusy && <Spinner />}
          {t('refund.confirm', { amount: money, name: order.address.first_name || t('erased') })}
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
