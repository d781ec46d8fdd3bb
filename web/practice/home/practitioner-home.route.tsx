import { useState } from 'react'
import { practitionerPaths } from '#contract/account-paths.ts'
import type { CommissionSummary } from '#contract/commission.ts'
import { commissionPaths } from '#contract/commission-paths.ts'
import type { Certificate, CertificateList, MilestoneList, OnboardingCall } from '#contract/practitioners.ts'
import { isUncertified, practitionerTypes } from '#domain/accounts/user-types.ts'
import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { halves, stack } from '../../accounts/account/layout.ts'
import { Greeting } from '../../accounts/home/greeting.tsx'
import { EarningsCard } from '../../commission/home/earnings-card.tsx'
import { StateBadge } from '../../orders/state-badge.tsx'
import { dateText } from '../../platform/dates.ts'
import { timeText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { useSession } from '../../platform/session/session.ts'
import { LatestProtocols, WaitingLatest } from '../../protocols/latest-protocols.tsx'
import { BestSubstitute } from '../../protocols/substitutes/best-substitute.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card, WaitingCard } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconTile } from '../../ui/icon-tile.tsx'
import { InviteDialog } from '../clients/invite-dialog.tsx'
import { MilestonesCard } from './milestones-card.tsx'
import { NeedsAttention, useAttention } from './needs-attention.tsx'
import { RecentOrders } from './recent-orders.tsx'

const badges = { none: 'quiet', waiting: 'waiting', refused: 'refused' } as const

/** The state of a certificate that is not approved, and what the practitioner can do about it. */
function CertificateCard({ certificate }: { certificate: Certificate | undefined }) {
  const { t, language } = useTranslation('account')
  const state =
    certificate?.state === 'waiting' || certificate?.state === 'refused' ? certificate.state : 'none'
  const date =
    certificate && dateText(certificate.decided_at ?? certificate.uploaded_at, new Date(), language)
  return (
    <Card
      title={t('certificate.title')}
      end={<Badge tone={badges[state]}>{t(`certificate.badge.${state}`)}</Badge>}
    >
      <p className="mt-1.5 text-ink-2">{t(`certificate.text.${state}`, { date: date ?? '' })}</p>
      {state === 'refused' && certificate?.reason && (
        <figure className="mt-3 border-l-2 border-madder pl-3">
          <figcaption className="text-small text-ink-3">{t('certificate.reason')}</figcaption>
          <blockquote className="break-words whitespace-pre-line">{certificate.reason}</blockquote>
        </figure>
      )}
      <ShopLink
        to="/onboarding/certificate"
        className={`btn mt-4 ${state === 'waiting' ? 'btn-plain' : 'btn-primary'}`}
      >
        {t(`certificate.action.${state}`)}
      </ShopLink>
    </Card>
  )
}

export const handle = { frame: 'account' }

export default function PractitionerHome() {
  const { t } = useTranslation('account')
  useTranslation('clients')
  useTranslation('commission')
  return (
    <AccountShell title={t('home.title')} types={practitionerTypes} heading={<Head />} waiting={<Waiting />}>
      <Cards />
    </AccountShell>
  )
}

function Head() {
  const { t } = useTranslation('account')
  const { user } = useSession()
  const [isInviting, setInviting] = useState(false)
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <Greeting />
      <div className="flex grow gap-3 sm:grow-0">
        {!isUncertified(user?.user_type_id) && (
          <button
            type="button"
            // Keeps its place until the user is known: most are certified.
            className={`btn btn-plain grow max-sm:px-3 ${user ? '' : 'invisible'}`}
            onClick={() => setInviting(true)}
          >
            <Icon name="users" size={18} />
            {t('clients:invite.title')}
          </button>
        )}
        <ShopLink to="/account/practitioner/protocols?new" className="btn btn-primary grow max-sm:px-3">
          <Icon name="plus" size={18} />
          {t('home.new-protocol')}
        </ShopLink>
      </div>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </div>
  )
}

function Cards() {
  const { t } = useTranslation('account')
  const milestones = useAccountData<MilestoneList>(practitionerPaths.milestones)
  const certificates = useAccountData<CertificateList>(practitionerPaths.certificates)
  const call = useAccountData<OnboardingCall>(practitionerPaths.onboardingCall)
  const commission = useAccountData<CommissionSummary>(commissionPaths.summary)
  const certificate = certificates.data?.data[0]
  const attention = useAttention()
  // The link to book a call is in the first card; the size of the second depends on what it contains.
  const isCallKnown = call.data !== undefined || call.error !== undefined
  const isAttentionKnown = attention.data !== undefined || attention.error !== undefined
  return (
    <div className={stack}>
      <Loaded answer={milestones} isReady={isCallKnown} waiting={<WaitingCard height={milestonesHeight} />}>
        {({ data }) => (
          <MilestonesCard milestones={data}>
            {call.data && !call.data.booked && (
              <ShopLink to="/onboarding/welcome" className="link text-small">
                {t('call.book')}
              </ShopLink>
            )}
          </MilestonesCard>
        )}
      </Loaded>
      <div className={besideAttention}>
        <div className="xl:order-2">
          <NeedsAttention replacing={(item, text) => <BestSubstitute item={item} text={text} />} />
        </div>
        <Loaded answer={commission} waiting={<WaitingCard height={earningsHeight} />}>
          {(summary) => <EarningsCard summary={summary} />}
        </Loaded>
      </div>
      {isAttentionKnown && <RecentOrders stateOf={({ state }) => <StateBadge state={state} />} />}
      <div className={`${halves} empty:hidden`}>
        {certificates.data && certificate?.state !== 'approved' && (
          <CertificateCard certificate={certificate} />
        )}
        {call.data?.booked && <CallCard startsAt={call.data.booked.starts_at} />}
      </div>
      {isAttentionKnown && <LatestProtocols />}
    </div>
  )
}

const milestonesHeight = 'h-42.75 xl:h-41.25'
const attentionHeight = 'h-140'
const earningsHeight = 'h-99'
const ordersHeight = 'h-80'
const besideAttention = 'grid grid-cols-1 gap-x-6 gap-y-5 xl:grid-cols-[minmax(0,1fr)_360px] xl:items-start'

function Waiting() {
  return (
    <div className={stack}>
      <WaitingCard height={milestonesHeight} />
      <div className={besideAttention}>
        <div className="xl:order-2">
          <WaitingCard height={attentionHeight} />
        </div>
        <WaitingCard height={earningsHeight} />
      </div>
      <WaitingCard height={ordersHeight} />
      <WaitingLatest />
    </div>
  )
}

/** The date of the onboarding call. */
function CallCard({ startsAt }: { startsAt: string }) {
  const { t, language } = useTranslation('account')
  const booked = { date: dateText(startsAt, new Date(), language), time: timeText(startsAt, language) }
  return (
    <Card title={t('call.title')}>
      <p className="mt-2 flex items-center gap-3">
        <IconTile icon="calendar" tone="fine" />
        <span>
          <b className="block font-semibold">{t('call.time', booked)}</b>
          <span className="text-small text-ink-2">{t('call.booked')}</span>
        </span>
      </p>
    </Card>
  )
}
