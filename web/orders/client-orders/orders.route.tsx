import { practitionerTypes } from '#domain/accounts/user-types.ts'
import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { cartChanged } from '../../cart/store/cart-store.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { WaitingCard } from '../../ui/card.tsx'
import { OrderList } from '../list/order-list.tsx'
import { OrderStyles } from '../order-styles.tsx'
import { ClientOrders } from './client-orders.tsx'

export const handle = { frame: 'account' }

/** What a practitioner's clients ordered, and what they ordered themselves. */
export default function PractitionerOrders() {
  const { t } = useTranslation('orders')
  useTranslation('products')
  return (
    <AccountShell
      title={t('list.title')}
      types={practitionerTypes}
      heading={<Heading />}
      waiting={<WaitingCard height="h-60" />}
    >
      <ClientOrders waiting={<WaitingCard height="h-60" />} />
      <div className="mt-12">
        <OrderList part waiting={<WaitingCard height="h-33" />} onCart={cartChanged} />
      </div>
    </AccountShell>
  )
}

function Heading() {
  const { t } = useTranslation('orders')
  return (
    <>
      <OrderStyles />
      <h1 className="account-title">{t('list.title')}</h1>
    </>
  )
}
