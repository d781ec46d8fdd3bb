import type { AdminOrder } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import type { Shipment } from '#contract/orders.ts'
import { formatNumber } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { toast } from '#web/platform/toasts/toast.ts'
import { FormProblem } from '#web/ui/form/form-problem.tsx'
import { Spinner } from '#web/ui/form/submit-button.tsx'
import { exactTimestamp } from '../dates.ts'
import { PanelPart, panelFact } from '../open-order/panel-part.tsx'
import { useOrderAction } from '../use-order-action.ts'

/** The parcels sent, and whether they have arrived. */
export function Parcels({ order }: { order: AdminOrder }) {
  const { t } = useTranslation('admin-orders')
  if (order.shipments.length === 0) return null
  return (
    <PanelPart title={t('parcels.title')}>
      <ul>
        {order.shipments.map((parcel) => (
          <Parcel key={parcel.id} order={order} parcel={parcel} />
        ))}
      </ul>
    </PanelPart>
  )
}

function Parcel({ order, parcel }: { order: AdminOrder; parcel: Shipment }) {
  const { t, language } = useTranslation('admin-orders')
  const { isBusy, problem, act } = useOrderAction(order.id)
  const { id, carrier_name, tracking_number, tracking_url, shipped_at, delivered_at } = parcel
  const packs = parcel.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const when = (timestamp: string) => exactTimestamp(timestamp, new Date(), language)
  const number = tracking_number ?? t('parcels.no-number')

  async function arrived() {
    if (await act(adminOrderPaths.deliver(order.id), { shipment_id: id }))
      toast('success', t('parcels.arrived-now', { number: order.number }))
  }

  return (
    <li className={panelFact}>
      <p className="font-semibold break-words">
        {carrier_name || t('parcel.other-carrier')},{' '}
        {tracking_url ? (
          <a href={tracking_url} target="_blank" rel="noreferrer" className="link">
            {number}
            <span className="visually-hidden"> {t('shop:new-window')}</span>
          </a>
        ) : (
          number
        )}
      </p>
      <p className="text-ink-2">
        {t('parcels.sent', {
          count: packs,
          formatted: formatNumber(packs, language),
          timestamp: when(shipped_at),
        })}
      </p>
      {delivered_at && (
        <p className="text-ink-2">{t('parcels.arrived', { timestamp: when(delivered_at) })}</p>
      )}
      {!delivered_at && (
        <button
          type="button"
          className="btn btn-plain btn-dense mt-1"
          aria-busy={isBusy || undefined}
          onClick={() => void arrived()}
        >
          {isBusy && <Spinner />}
          {t('parcels.mark-arrived')}
        </button>
      )}
      <FormProblem>{problem}</FormProblem>
    </li>
  )
}
