import { useEffect } from 'react'
import type { Order } from '#contract/orders.ts'
import { isPaid } from '#domain/orders/states.ts'
import { GuestAccount } from '../../accounts/register/guest-account.tsx'
import { cartChanged } from '../../cart/store/cart-store.ts'
import { findGuestOrder, noteGuestOrder } from '../../checkout/guest-order.ts'
import { PriceSums } from '../../checkout/price-steps/price-sums.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useSession } from '../../platform/session/session.ts'
import { OrderDetail } from '../detail/order-detail.tsx'
import { LinkedOrder } from './linked-order.tsx'

export const handle = { utilities: 'all' }

/** The order that a guest's email links to. */
export default function GuestOrderPage() {
  useTranslation('auth')
  return <LinkedOrder>{(order, token) => <GuestOrder order={order} token={token} />}</LinkedOrder>
}

function GuestOrder({ order, token }: { order: Order; token: string }) {
  const { state } = useSession()
  const { id } = order
  // The page after payment finds the order in this browser.
  useEffect(() => noteGuestOrder({ order_id: id, token }), [id, token])
  const isInCart = (findGuestOrder(id)?.lines.length ?? 0) > 0
  return (
    <>
      <OrderDetail
        order={order}
        isInCart={isInCart}
        onCart={cartChanged}
        sums={<PriceSums price={order.price} />}
      />
      {state === 'loggedout' && isPaid(order.state) && <GuestAccount token={token} email={order.email} />}
    </>
  )
}
