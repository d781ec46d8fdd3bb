import { useEffect } from 'react'
import { accountPaths } from '#contract/account-paths.ts'
import type { ClientProfile } from '#contract/accounts.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { quantitiesOf } from '#domain/cart/cart.ts'
import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { halves, stack } from '../../accounts/account/layout.ts'
import { Greeting } from '../../accounts/home/greeting.tsx'
import { ReceivedBaskets, useAreReceivedBasketsKnown } from '../../baskets/received/received-baskets.tsx'
import { useCart } from '../../cart/store/cart-state.ts'
import { editCart, startCart } from '../../cart/store/cart-store.ts'
import { LatestOrder } from '../../orders/latest-order.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useAccountData, useProfileProblem } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { WaitingCard } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ConsentQuestions } from '../consent/consent-questions.tsx'
import { DetailsCard, SecurityCard } from './account-cards.tsx'
import { CalendarButton } from './calendar-button.tsx'
import { OrderInTime } from './order-in-time.tsx'
import { RemindersCard } from './reminders-card.tsx'
import { SupplyCard } from './supply-card.tsx'
import { Today } from './today.tsx'
import { useDay } from './use-day.ts'

export const handle = { frame: 'account' }

export default function ClientHome() {
  const { t } = useTranslation('account')
  return (
    <AccountShell
      title={t('home.title')}
      types={[userTypes.client]}
      heading={<Greeting />}
      waiting={
        <div className={stack}>
          <WaitingDay />
          <WaitingBelow />
        </div>
      }
    >
      <Cards />
    </AccountShell>
  )
}

function Cards() {
  const profile = useAccountData<ClientProfile>(accountPaths.clientProfile)
  const problem = useProfileProblem()
  return (
    <div className={stack}>
      <ConsentQuestions />
      <Day />
      <LatestOrder />
      <div className={halves}>
        <Loaded answer={profile} waiting={<WaitingCard height={halfHeight} />} problem={problem}>
          {(details) => <DetailsCard profile={details} />}
        </Loaded>
        <SecurityCard />
      </div>
    </div>
  )
}

function Day() {
  const day = useDay()
  const { lines } = useCart()
  useEffect(startCart, [])
  const isReady = useAreReceivedBasketsKnown()
  return (
    <Loaded answer={day} isReady={isReady} waiting={<WaitingDay />}>
      {(shown) =>
        shown.plans.length === 0 ? (
          <>
            <ReceivedBaskets />
            <NoProtocol />
          </>
        ) : (
          <>
            <Today day={shown} isStuck={day.isStuck} tools={<CalendarButton />} />
            <ReceivedBaskets />
            <div className={below}>
              <div className="grid content-start gap-5 xl:col-start-2 xl:gap-6">
                <OrderInTime
                  day={shown}
                  inCart={quantitiesOf(lines)}
                  onAdd={({ product_variant_id: variantId, protocol_id: protocolId, quantity }) =>
                    editCart({ kind: 'add', variantId, quantity, protocolId })
                  }
                />
                <RemindersCard />
              </div>
              <SupplyCard day={shown} className="xl:col-start-1 xl:row-start-1" />
            </div>
          </>
        )
      }
    </Loaded>
  )
}

const below = 'grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_318px] xl:gap-6'

function NoProtocol() {
  const { t } = useTranslation('day')
  return (
    <EmptyState plant="verbena" title={t('empty.title')} text={t('empty.text')}>
      <ShopLink to="/products" className="btn btn-primary" prefetch="intent">
        {t('account:home.products')}
      </ShopLink>
      <ShopLink to="/health-goals" className="btn btn-plain" prefetch="intent">
        {t('account:home.health-goals')}
      </ShopLink>
    </EmptyState>
  )
}

const halfHeight = 'h-51 md:h-53'

function WaitingDay() {
  return (
    <>
      <div className="grid gap-2 md:grid-cols-2 md:gap-3 xl:grid-cols-4">
        {['h-80', 'h-15', 'h-15', 'h-15'].map((height, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the plates of a day have a fixed order
          <WaitingCard key={at} height={`${height} md:h-90`} />
        ))}
      </div>
      <div className={below}>
        <WaitingCard height="h-120" />
        <WaitingCard height="h-90" />
      </div>
    </>
  )
}

function WaitingBelow() {
  return (
    <>
      <WaitingCard height="h-36" />
      <div className={halves}>
        <WaitingCard height={halfHeight} />
        <WaitingCard height={halfHeight} />
      </div>
    </>
  )
}
