import { useState } from 'react'
import type { AdminOrder } from '#contract/admin-orders.ts'
import type { OrderWithdrawal } from '#contract/orders.ts'
import { OrderActs } from './order-acts.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderSums } from './order-sums.tsx'
import { PaidBack } from './paid-back.tsx'
import { PanelHead } from './panel-head.tsx'
import { ParcelForm } from './parcel-form.tsx'
import { Parcels } from './parcels.tsx'
import { PaymentTries } from './payment-tries.tsx'
import { RefundForm } from './refund-form.tsx'
import { RefusalForm } from './refusal-form.tsx'
import { RequestedReturns } from './requested-returns.tsx'
import { ReturnedPayments } from './returned-payments.tsx'

type OpenOrderProps = {
  order: AdminOrder
  hasKeys: boolean
  processesAlone: boolean
  takesFocus: boolean
  backTo: string
}
/** A refund that is being prepared; of a withdrawal, or of anything. */
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
  const acts = (
    <OrderActs
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
      <PaidBack order={order} />
      <ReturnedPayments order={order} />
      <PaymentTries order={order} />
      <OrderSums order={order} />
      <OrderHistory order={order} />
      <OrderNotes order={order} />
      <OrderDocuments order={order} />
    </>
  )
  // What is still to be sent is the form of the next parcel.
  if (order.can_ship)
    return <ParcelForm order={order} hasKeys={hasKeys} head={head} rest={rest} acts={acts} />
  return (
    <>
      <div className="order-panel-body">
        {head}
        <OrderLines order={order} />
        {rest}
      </div>
      <div className="order-panel-foot">{acts}</div>
    </>
  )
}
