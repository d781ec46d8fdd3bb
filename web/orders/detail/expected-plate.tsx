import type { Order } from '#contract/orders.ts'
import { placeOf } from '#domain/delivery/destination.ts'
import { isPaid } from '#domain/orders/states.ts'
import { timestampText } from '../../platform/dates.ts'
import { daysText } from '../../platform/day-ranges.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The expected or actual day of delivery, and the destination. */
export function ExpectedPlate({ order }: { order: Order }) {
  const { t, language } = useTranslation('orders')
  const { delivered_at, expected } = order
  const now = new Date()
  if (!isPaid(order.state) || !(delivered_at || expected)) return null
  const followed = order.shipments.filter((parcel) => parcel.tracking_url && !parcel.delivered_at)
  return (
    <div className="relative flex min-h-37.5 flex-col items-start gap-1.5 overflow-hidden rounded-control bg-tint p-5 @max-[620px]/order:-order-1 [&>:not(.plant)]:relative">
      <span
        className="plant [--plant:url(/plants/olive.svg)] absolute -right-4.5 -bottom-5.5 h-40.5 w-29 opacity-70"
        aria-hidden="true"
      />
      <p className="text-small text-ink-2">{t(delivered_at ? 'plate.delivered' : 'plate.expected')}</p>
      <p className="serif text-[27px]/8 font-title normal-nums first-letter:uppercase">
        {delivered_at
          ? timestampText(delivered_at, now, language)
          : expected && daysText(expected, now, language)}
      </p>
      {/* Beside the plant, not over it. */}
      <p className="pe-16 text-small text-ink-2">{placeOf(order, language)}</p>
      {followed.map((parcel, at) => (
        <a
          key={parcel.id}
          href={parcel.tracking_url ?? ''}
          className="btn btn-plain btn-dense mt-2.5 min-h-11"
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
