import type { ReactNode } from 'react'
import type { Order } from '#contract/orders.ts'
import type { OnCart } from '../actions/order-again.tsx'
import { AddressesCard } from './addresses-card.tsx'
import { DocumentsCard } from './documents-card.tsx'
import { EndedNotice } from './ended-notice.tsx'
import { MindCard } from './mind-card.tsx'
import { OrderHead } from './order-head.tsx'
import { PaidCard } from './paid-card.tsx'
import { ProductsCard } from './products-card.tsx'
import { ProgressCard } from './progress-card.tsx'
import { RefundCard } from './refund-card.tsx'
import { WaitingNotice } from './waiting-notice.tsx'

type OrderDetailProps = {
  order: Order
  onCart: OnCart
  /** From the goods to the total, with why it is so much. */
  sums: ReactNode
}

/** All about one's own order: where it is, what is in it, what it cost, and what one can still do. */
export function OrderDetail({ order, onCart, sums }: OrderDetailProps) {
  return (
    <div className="order-page">
      <OrderHead order={order} onCart={onCart} />
      <WaitingNotice order={order} />
      <EndedNotice order={order} />
      <div className="order-columns">
        <div className="order-stack">
          <ProgressCard order={order} />
          <ProductsCard items={order.items} currency={order.price.currency} totalItems={order.total_items} />
        </div>
        <div className="order-stack">
          <PaidCard order={order} sums={sums} />
          <RefundCard order={order} />
          <MindCard order={order} />
          <DocumentsCard order={order} />
          <AddressesCard order={order} />
        </div>
      </div>
    </div>
  )
}
