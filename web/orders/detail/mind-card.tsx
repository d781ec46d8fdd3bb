import type { Order } from '#contract/orders.ts'
import { fullDate } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Card } from '../../ui/card.tsx'
import { CancelButton } from '../actions/cancel-button.tsx'

/** Who does not want it any more cancels before it is packed, and withdraws afterwards. */
export function MindCard({ order }: { order: Order }) {
  const { t, language } = useTranslation('orders')
  const { can_cancel, can_withdraw, withdraw_until: until } = order
  const isUnpaid = order.state === 'pending_payment'
  if (isUnpaid || !(can_cancel || can_withdraw || until)) return null
  const day = until && fullDate(until, language)
  return (
    <Card title={t('mind.title')}>
      <p className="mt-1.5 text-small text-ink-2">
        {can_cancel
          ? t('mind.cancel')
          : can_withdraw
            ? day
              ? t('mind.until', { day })
              : t('mind.not-arrived')
            : t('mind.over', { day: day ?? '' })}
      </p>
      {can_cancel && <CancelButton order={order} className="mt-3.5 w-full" label={t('cancel.confirm')} />}
      {can_withdraw && (
        <ShopLink
          to={`/account/orders/${order.id}/withdraw`}
          className={can_cancel ? 'link mt-3 inline-block text-small' : 'btn btn-plain mt-3.5 w-full'}
        >
          {t(can_cancel ? 'mind.withdraw-part' : 'mind.withdraw')}
        </ShopLink>
      )}
    </Card>
  )
}
