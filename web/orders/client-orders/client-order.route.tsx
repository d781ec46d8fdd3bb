import { useParams } from 'react-router'
import type { ClientOrder } from '#contract/client-orders.ts'
import { clientOrderPaths } from '#contract/order-paths.ts'
import { practitionerTypes } from '#domain/accounts/user-types.ts'
import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { FetchError } from '../../platform/call-api.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { WaitingCard } from '../../ui/card.tsx'
import { BackLink } from '../detail/back-link.tsx'
import { NoOrder } from '../detail/no-order.tsx'
import { OrderStyles } from '../order-styles.tsx'
import { ClientOrderDetail } from './client-order-detail.tsx'

export const handle = { frame: 'account' }

export default function ClientOrderPage() {
  const { t } = useTranslation('orders')
  useTranslation('products')
  return (
    <AccountShell
      title={t('detail.page')}
      types={practitionerTypes}
      heading={<Heading />}
      waiting={<WaitingCard height="h-96" />}
    >
      <OneOrder />
    </AccountShell>
  )
}

function Heading() {
  return (
    <>
      <OrderStyles />
      <BackLink to="/account/practitioner/orders" />
    </>
  )
}

function OneOrder() {
  const { id = '' } = useParams()
  const isId = /^[1-9]\d{0,9}$/.test(id)
  const answer = useAccountData<ClientOrder>(isId ? clientOrderPaths.one(Number(id)) : null)
  const isUnknown = !isId || (answer.error instanceof FetchError && answer.error.status === 404)
  if (isUnknown && !answer.data) return <NoOrder />
  return (
    <Loaded answer={answer} waiting={<WaitingCard height="h-96" />}>
      {(order) => <ClientOrderDetail order={order} />}
    </Loaded>
  )
}
