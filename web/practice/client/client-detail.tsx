import { type ReactNode, useState } from 'react'
import type { ClientRecord } from '#contract/practice.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import type { OrderState } from '#domain/orders/states.ts'
import { formatMoney, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useSession } from '../../platform/session/session.ts'
import { cardSheet } from '../../ui/card.tsx'
import { HealthCard } from '../health/health-card.tsx'
import { InvitingLocked } from '../inviting-locked.tsx'
import { ShareDialog } from '../share-dialog.tsx'
import { ClientHead } from './client-head.tsx'
import { DiscountCard } from './discount-card.tsx'
import { NotesCard } from './notes-card.tsx'
import { OrdersCard } from './orders-card.tsx'
import { ProtocolsCard } from './protocols-card.tsx'
import { TimelineCard } from './timeline-card.tsx'

type ClientDetailProps = { client: ClientRecord; badgeOf(state: OrderState): ReactNode }

export function ClientDetail({ client, badgeOf }: ClientDetailProps) {
  const { user } = useSession()
  const isLocked = user?.user_type_id === userTypes.practitioner
  const [isSharing, setSharing] = useState(false)
  const stack = 'grid grid-cols-[minmax(0,1fr)] content-start gap-5'
  return (
    <>
      <ClientHead client={client} onShare={isLocked ? undefined : () => setSharing(true)} />
      {isLocked && <InvitingLocked />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 min-[1200px]:grid-cols-[minmax(0,1fr)_356px] min-[1200px]:gap-6">
        <div className={stack}>
          <Figures client={client} />
          <ProtocolsCard client={client} canShare={!isLocked} />
          <OrdersCard client={client} badgeOf={badgeOf} />
          <NotesCard client={client} />
        </div>
        <div className={stack}>
          <DiscountCard client={client} />
          <HealthCard client={client} />
          <TimelineCard client={client} />
        </div>
      </div>
      {isSharing && <ShareDialog client={client} onClose={() => setSharing(false)} />}
    </>
  )
}

function Figures({ client: { turnover, currency, total_orders } }: { client: ClientRecord }) {
  const { t, language } = useTranslation('clients')
  return (
    <dl className={`${cardSheet} flex flex-wrap gap-x-10 gap-y-3`}>
      <Figure name={t('record.turnover')}>{formatMoney(turnover, currency)}</Figure>
      <Figure name={t('record.orders')}>{formatNumber(total_orders, language)}</Figure>
    </dl>
  )
}

function Figure({ name, children }: { name: string; children: string }) {
  return (
    <div className="not-first:border-l not-first:border-line-2 not-first:pl-10">
      <dt className="text-small text-ink-2">{name}</dt>
      <dd className="text-[22px]/7 font-bold">{children}</dd>
    </div>
  )
}
