import type { ClientOrderSummary } from '#contract/client-orders.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'

/** What a practitioner earns with an order; what is not theirs yet, or not any more, says so. */
export function OrderCommission({
  order: { commission, currency },
}: {
  order: Pick<ClientOrderSummary, 'commission' | 'currency'>
}) {
  const { t } = useTranslation('commission')
  if (!commission) return null
  const { amount, state } = commission
  return (
    <>
      <span className={state === 'reversed' ? 'text-ink-3' : 'font-semibold text-leaf'}>
        {formatMoney(amount, currency)}
      </span>
      {state !== 'earned' && <span className="block text-micro text-ink-3">{t(`states.${state}`)}</span>}
    </>
  )
}
