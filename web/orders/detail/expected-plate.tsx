import type { Order } from '#contract/orders.ts'
import { placeOf } from '#domain/delivery/destination.ts'
import { isPaid } from '#domain/orders/states.ts'
import { daysText, timestampText } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The day on which it comes, or came, and where to. */
export function ExpectedPlate({ order }: { order: Order }) {
  const { t, language } = useTranslation('orders')
  const { delivered_at, expected } = order
  const now = new Date()
  if (!isPaid(order.state) || !(delivered_at || expected)) return null
  const followed = order.shipments.filter((parcel) => parcel.tracking_url && !parcel.delivered_at)
  return (
    <div className="order-expected">
      <span className="plant plant-olive" aria-hidden="true" />
      <p className="text-small text-ink-2">{t(delivered_at ? 'plate.delivered' : 'plate.expected')}</p>
      <p className="order-expected-day">
        {delivered_at
          ? timestampText(delivered_at, now, language)
          : expected && daysText(expected, now, language)}
      </p>
      <p className="text-small text-ink-2">{placeOf(order)}</p>
      {followed.map((parcel, at) => (
        <a
          key={parcel.id}
          href={parcel.tracking_url ?? ''}
          className="btn btn-plain btn-dense"
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="truck" size={17} />
          {followed.length > 1 ? t('plate.follow-nth', { nth: at + 1 }) : t('plate.follow')}
          <span className="visually-hidden"> {t('shop:new-window')}</span>
        </a>
      ))}
    </div>
  )
}
