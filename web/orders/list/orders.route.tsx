import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { cartChanged } from '../../cart/store/cart-store.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { WaitingCard } from '../../ui/card.tsx'
import { OrderList } from './order-list.tsx'

export const handle = { frame: 'account' }

/** A user's orders, latest first. */
export default function Orders() {
  const { t } = useTranslation('orders')
  useTranslation('products')
  return (
    <AccountShell title={t('list.title')} heading={false} waiting={<Waiting />}>
      <OrderList waiting={<WaitingCards />} onCart={cartChanged} />
    </AccountShell>
  )
}

function Waiting() {
  const { t } = useTranslation('orders')
  return (
    <div className="@container/orders">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <h1 className="account-title">{t('list.title')}</h1>
      </div>
      <WaitingCards />
    </div>
  )
}

function WaitingCards() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      <WaitingCard height="h-33" />
      <WaitingCard height="h-33" />
      <WaitingCard height="h-33" />
    </div>
  )
}
