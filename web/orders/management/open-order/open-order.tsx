import { useState } from 'react'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import type { OrderWithdrawal } from '#contract/orders.ts'
import { commaList } from '#domain/languages.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { FileButton } from '../../../platform/file-button.tsx'
import { exactTimestamp } from '../dates.ts'
import { OutsideRefunds } from '../refunds/outside-refunds.tsx'
import { PaidBack } from '../refunds/paid-back.tsx'
import { RefundForm } from '../refunds/refund-form.tsx'
import { ReturnedPayments } from '../refunds/returned-payments.tsx'
import { ParcelForm } from '../shipments/parcel-form.tsx'
import { Parcels } from '../shipments/parcels.tsx'
import { RefusalForm } from '../withdrawals/refusal-form.tsx'
import { RequestedReturns } from '../withdrawals/requested-returns.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderSums } from './order-sums.tsx'
import { PanelHead } from './panel-head.tsx'
import { PanelFoot, PanelPart, panelBody, panelFact, panelRow } from './panel-part.tsx'

type OpenOrderProps = {
  order: AdminOrder
  hasKeys: boolean
  processesAlone: boolean
  takesFocus: boolean
  backTo: string
}
/** A refund being prepared, for a withdrawal or without one. */
type Refunding = { withdrawal: OrderWithdrawal | undefined }

export function OpenOrder({ order, hasKeys, processesAlone, takesFocus, backTo }: OpenOrderProps) {
  const [refunding, setRefunding] = useState<Refunding>()
  const [refusing, setRefusing] = useState<OrderWithdrawal>()
  const head = <PanelHead order={order} takesFocus={takesFocus} backTo={backTo} />
  if (refunding && order.refundable > 0) {
    return (
      <RefundForm
        order={order}
        withdrawal={refunding.withdrawal}
        head={head}
        onClose={() => setRefunding(undefined)}
      />
    )
  }
  if (refusing)
    return (
      <RefusalForm order={order} withdrawal={refusing} head={head} onClose={() => setRefusing(undefined)} />
    )
  const actionButtons = (
    <OrderActions
      order={order}
      processesAlone={processesAlone}
      hasKeys={hasKeys}
      onRefund={() => setRefunding({ withdrawal: undefined })}
    />
  )
  const rest = (
    <>
      <RequestedReturns
        order={order}
        onRefund={(withdrawal) => setRefunding({ withdrawal })}
        onRefuse={setRefusing}
      />
      <Parcels order={order} />
      <OutsideRefunds order={order} />
      <PaidBack order={order} />
      <ReturnedPayments order={order} />
      <PaymentTries order={order} />
      <OrderSums order={order} />
      <OrderHistory order={order} />
      <OrderNotes order={order} />
      <OrderDocuments order={order} />
    </>
  )
  // Unsent packs are shown in the form of the next parcel.
  if (order.can_ship)
    return <ParcelForm order={order} hasKeys={hasKeys} head={head} rest={rest} actions={actionButtons} />
  return (
    <>
      <div className={panelBody}>
        {head}
        <OrderLines order={order} />
        {rest}
      </div>
      <PanelFoot>{actionButtons}</PanelFoot>
    </>
  )
}

function OrderNotes({ order }: { order: AdminOrder }) {
  const { t, language } = useTranslation('admin-orders')
  if (order.notes.length === 0) return null
  return (
    <PanelPart title={t('note.title')}>
      <ul>
        {order.notes.map(({ id, text, at, author }) => (
          <li key={id} className={panelFact}>
            <p className="break-words whitespace-pre-line">{text}</p>
            <p className="text-micro text-ink-3">
              {commaList([author, exactTimestamp(at, new Date(), language)], language)}
            </p>
          </li>
        ))}
      </ul>
    </PanelPart>
  )
}

/** Each attempt to pay for the order, newest first, unless there is only one successful payment. */
function PaymentTries({ order: { tries } }: { order: AdminOrder }) {
  const { t, language } = useTranslation('admin-orders')
  if (tries.every(({ state }) => state === 'paid')) return null
  return (
    <PanelPart title={t('tries.title')}>
      <ul>
        {tries.toReversed().map(({ id, method, state, begun_at }) => (
          <li key={id} className={panelRow}>
            <span>{t(`tries.${state}`, { method })}</span>
            <time dateTime={begun_at} className="text-ink-3">
              {exactTimestamp(begun_at, new Date(), language)}
            </time>
          </li>
        ))}
      </ul>
    </PanelPart>
  )
}

/** Invoice, credit notes and the packing slip. */
function OrderDocuments({ order }: { order: AdminOrder }) {
  const { t } = useTranslation('admin-orders')
  const { id, documents, can_ship, can_process } = order
  if (documents.length === 0 && !can_ship && !can_process) return null
  return (
    <PanelPart title={t('documents')}>
      <div className="flex flex-wrap gap-2">
        {documents.map(({ kind, number }) => (
          <FileButton key={number} path={adminOrderPaths.document(id, number)} icon="file">
            {t(`orders:documents.${kind}`, { number })}
          </FileButton>
        ))}
        {(can_ship || can_process) && (
          <FileButton path={`${adminOrderPaths.packingSlips}?ids=${id}`} icon="print">
            {t('packing-slip')}
          </FileButton>
        )}
      </div>
    </PanelPart>
  )
}

/** The history and the audited actions of the order, newest first. */
function OrderHistory({ order }: { order: AdminOrder }) {
  const { t, language } = useTranslation('admin-orders')
  const steps = order.history.map(({ state, at, by, name }) => ({
    key: `${state} ${at}`,
    what: t(`orders:state.${state}`),
    who: name ?? t(`by.${by}`),
    at,
  }))
  const actions = order.actions.map(({ action, at, name }) => ({
    key: `${action} ${at}`,
    what: t(`actions.${action}`),
    who: name ?? t('by.admin'),
    at,
  }))
  const all = [...steps, ...actions].sort((one, other) => (one.at < other.at ? -1 : 1))
  return (
    <PanelPart title={t('history')}>
      <ul>
        {all.toReversed().map(({ key, what, who, at }) => (
          <li key={key} className={panelRow}>
            <span>{what}</span>
            <span className="text-ink-3">
              {who}, <time dateTime={at}>{exactTimestamp(at, new Date(), language)}</time>
            </span>
          </li>
        ))}
      </ul>
    </PanelPart>
  )
}
