import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { WaitingCard } from '../../accounts/account/card.tsx'
import { cartChanged } from '../../cart/store/cart-store.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { OrderStyles } from '../order-styles.tsx'
import { OrderList } from './order-list.tsx'

export const handle = { frame: 'account' }

/** What somebody ordered, latest first. */
export default function Orders() {
  const { t } = useTranslation('orders')
  useTranslation('products')
  return (
    <AccountShell title={t('list.title')} heading={<OrderStyles />} waiting={<Waiting />}>
      <OrderList waiting={<WaitingCards />} onCart={cartChanged} />
    </AccountShell>
  )
}

function Waiting() {
  const { t } = useTranslation('orders')
  return (
    <div className="orders-page">
      <div className="orders-head">
        <h1 className="account-title">{t('list.title')}</h1>
      </div>
      <WaitingCards />
    </div>
  )
}

function WaitingCards() {
  return (
    <div className="order-cards">
      <WaitingCard height="h-33" />
      <WaitingCard height="h-33" />
      <WaitingCard height="h-33" />
    </div>
  )
}
