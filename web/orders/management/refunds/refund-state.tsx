import { adminOrderPaths } from '#contract/admin-paths.ts'
import type { OrderRefund } from '#contract/orders.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { toast } from '#web/platform/toasts/toast.ts'
import { Badge } from '#web/ui/badge.tsx'
import { FormProblem } from '#web/ui/form/form-problem.tsx'
import { Spinner } from '#web/ui/form/submit-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useOrderAction } from '../use-order-action.ts'

const kinds = { waiting: 'waiting', sent: 'good', failed: 'refused' } as const

export function RefundState({ state }: Pick<OrderRefund, 'state'>) {
  const { t } = useTranslation('admin-orders')
  return <Badge tone={kinds[state]}>{t(`refunds.state.${state}`)}</Badge>
}

type RetryRefundProps = { orderId: number; refundId: number; amount: string }

/** Sends a failed refund again. */
export function RetryRefund({ orderId, refundId, amount }: RetryRefundProps) {
  const { t } = useTranslation('admin-orders')
  const { isBusy, problem, act } = useOrderAction(orderId)

  async function retry() {
    if (await act(adminOrderPaths.retry(orderId, refundId)))
      toast('success', t('refunds.retried', { amount }))
  }

  return (
    <>
      <button
        type="button"
        className="btn btn-plain btn-dense mt-1"
        aria-busy={isBusy || undefined}
        onClick={() => void retry()}
      >
        {isBusy ? <Spinner /> : <Icon name="refresh" size={17} />}
        {t('refunds.retry')}
      </button>
      <FormProblem>{problem}</FormProblem>
    </>
  )
}
