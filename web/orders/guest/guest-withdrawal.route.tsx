import { guestPaths } from '#contract/order-paths.ts'
import type { Order, Withdrawn } from '#contract/orders.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useOrderAccess } from '../../platform/order-access.tsx'
import { WithdrawalSheets } from '../withdraw/withdrawal-sheets.tsx'
import { type SendWithdrawal, withdrawableOf } from '../withdraw/withdrawing.ts'
import { LinkedOrder } from './linked-order.tsx'

export const handle = { utilities: 'all' }

/** Withdrawing from the order that a guest's email links to. */
export default function GuestOrderWithdrawal() {
  return <LinkedOrder>{(order, token) => <Sheets key={order.id} order={order} token={token} />}</LinkedOrder>
}

function Sheets({ order, token }: { order: Order; token: string }) {
  const { t } = useTranslation('orders')
  const { call, pageOf, refresh } = useOrderAccess()
  const send: SendWithdrawal = async (body, idempotencyKey) => {
    const sent = { method: 'POST', body, idempotencyKey }
    const withdrawn = await call<Withdrawn>(guestPaths.withdrawal(token), sent)
    void refresh()
    return withdrawn
  }
  return (
    <WithdrawalSheets
      order={withdrawableOf(order)}
      send={send}
      keep={
        <ShopLink to={pageOf(order.id)} className="btn btn-plain btn-lead">
          {t('withdraw.keep')}
        </ShopLink>
      }
      after={
        <ShopLink to={pageOf(order.id)} className="btn btn-primary btn-lead">
          {t('withdraw.to-order')}
        </ShopLink>
      }
    />
  )
}
