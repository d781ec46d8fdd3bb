import { adminOrderPaths } from '#contract/order-paths.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { toast } from '../../platform/toasts/toast.ts'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Spinner } from '../../ui/form/submit-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useOrderAct } from './use-order-act.ts'

type RetryRefundProps = { orderId: number; refundId: number; amount: string }

/** Has a refund that failed sent again. */
export function RetryRefund({ orderId, refundId, amount }: RetryRefundProps) {
  const { t } = useTranslation('admin-orders')
  const { busy, problem, act } = useOrderAct(orderId)

  async function retry() {
    if (await act(adminOrderPaths.retry(orderId, refundId)))
      toast('success', t('refunds.retried', { amount }))
  }

  return (
    <>
      <button
        type="button"
        className="btn btn-plain btn-dense mt-1"
        aria-busy={busy || undefined}
        onClick={() => void retry()}
      >
        {busy ? <Spinner /> : <Icon name="refresh" size={17} />}
        {t('refunds.retry')}
      </button>
      <FormProblem>{problem}</FormProblem>
    </>
  )
}
