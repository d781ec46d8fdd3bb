import { orderPaths } from '#contract/order-paths.ts'
import type { Order } from '#contract/orders.ts'
import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { cartChanged } from '../../cart/store/cart-store.ts'
import { PriceSums } from '../../checkout/price-steps/price-sums.tsx'
import { BackLink } from '../../platform/back-link.tsx'
import { isNotFound } from '../../platform/call-api.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { useIdParam } from '../../platform/url-params.ts'
import { WaitingCard } from '../../ui/card.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { OrderColumns, orderPage, orderStack } from './layout.tsx'
import { NoOrder } from './no-order.tsx'
import { OrderDetail } from './order-detail.tsx'

export const handle = { frame: 'account' }

export default function OrderPage() {
  const { t } = useTranslation('orders')
  // Texts of parts of the page, loaded together with the order.
  useTranslation('products')
  useTranslation('checkout')
  return (
    <AccountShell
      title={t('detail.page')}
      back={<BackLink to="/account/orders">{t('list.title')}</BackLink>}
      waiting={<Waiting />}
    >
      <OneOrder />
    </AccountShell>
  )
}

function OneOrder() {
  const { t } = useTranslation('orders')
  const answer = useAccountData<Order>(orderPaths.one(useIdParam()))
  if (isNotFound(answer.error) && !answer.data) return <NoOrder />
  return (
    <Loaded answer={answer} waiting={<Waiting />} heading={<PageTitle>{t('detail.page')}</PageTitle>}>
      {(order) => (
        <OrderDetail order={order} isInCart onCart={cartChanged} sums={<PriceSums price={order.price} />} />
      )}
    </Loaded>
  )
}

function Waiting() {
  return (
    <div className={orderPage}>
      <span className="skeleton h-10 w-60" />
      <span className="skeleton mt-3 h-5 w-72 max-w-full" />
      <OrderColumns>
        <div className={orderStack}>
          <WaitingCard height="h-96" />
          <WaitingCard height="h-80" />
        </div>
        <div className={orderStack}>
          <WaitingCard height="h-80" />
          <WaitingCard height="h-44" />
        </div>
      </OrderColumns>
    </div>
  )
}
