import { type ReactNode, useState } from 'react'
import type { ClientRecord } from '#contract/practice.ts'
import { isUncertified } from '#domain/accounts/user-types.ts'
import type { OrderState } from '#domain/orders/states.ts'
import { nearDayText } from '../../platform/days.ts'
import { formatMoney, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useSession } from '../../platform/session/session.ts'
import { cardSheet } from '../../ui/card.tsx'
import { ConsentCard } from '../consent/consent-card.tsx'
import { HealthCard } from '../health/health-card.tsx'
import { InvitingLocked } from '../inviting-locked.tsx'
import { ShareDialog } from '../share-dialog.tsx'
import { ClientHead } from './client-head.tsx'
import { DiscountCard } from './discount-card.tsx'
import { NotesCard } from './notes-card.tsx'
import { OrdersCard } from './orders-card.tsx'
import { ProtocolsCard } from './protocols-card.tsx'
import { TimelineCard } from './timeline-card.tsx'

type ClientDetailProps = {
  client: ClientRecord
  badgeOf(state: OrderState): ReactNode
  /** What was prepared for them to buy. */
  basketsOf(canPrepare: boolean): ReactNode
}

export function ClientDetail({ client, badgeOf, basketsOf }: ClientDetailProps) {
  const { user } = useSession()
  const isLocked = isUncertified(user?.user_type_id)
  const [isSharing, setSharing] = useState(false)
  const [isRemoved, setRemoved] = useState(false)
  const stack = 'grid grid-cols-[minmax(0,1fr)] content-start gap-5'
  return (
    <>
      <ClientHead
        client={client}
        onShare={isLocked ? undefined : () => setSharing(true)}
        onRemoved={() => setRemoved(true)}
      />
      {isLocked && <InvitingLocked />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 min-[1200px]:grid-cols-[minmax(0,1fr)_356px] min-[1200px]:gap-6">
        <div className={stack}>
          <Figures client={client} />
          <ProtocolsCard client={client} canShare={!isLocked} />
          {basketsOf(!isLocked)}
          <OrdersCard client={client} badgeOf={badgeOf} />
          <NotesCard client={client} />
        </div>
        <div className={stack}>
          <ConsentCard client={client} />
          <DiscountCard client={client} isRemoved={isRemoved} />
          <HealthCard client={client} />
          <TimelineCard client={client} />
        </div>
      </div>
      {isSharing && <ShareDialog client={client} onClose={() => setSharing(false)} />}
    </>
  )
}

function Figures({ client }: { client: ClientRecord }) {
  const { turnover, earned, currency, total_orders, next_run_out: runsOut } = client
  const { t, language } = useTranslation('clients')
  return (
    <dl className={`${cardSheet} grid gap-y-2 sm:flex sm:flex-wrap sm:gap-x-10 sm:gap-y-3`}>
      <Figure name={t('record.turnover')}>{formatMoney(turnover, currency)}</Figure>
      <Figure name={t('record.earned')} tone="text-leaf">
        {formatMoney(earned, currency)}
      </Figure>
      <Figure name={t('record.orders')}>{formatNumber(total_orders, language)}</Figure>
      {runsOut && (
        <Figure name={t('record.next-run-out')} tone="text-amber">
          {nearDayText(runsOut, language)}
        </Figure>
      )}
    </dl>
  )
}

type FigureProps = { name: string; tone?: string; children: string }

function Figure({ name, tone = '', children }: FigureProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 sm:block sm:not-first:border-l sm:not-first:border-line-2 sm:not-first:pl-10">
      <dt className="text-small text-ink-2">{name}</dt>
      <dd className={`text-[22px]/7 font-bold ${tone}`}>{children}</dd>
    </div>
  )
}
