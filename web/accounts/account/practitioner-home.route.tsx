import { practitionerPaths } from '#contract/account-paths.ts'
import type { CertificateList, MilestoneList, OnboardingCall } from '#contract/practitioners.ts'
import { practitionerTypes } from '#domain/accounts/user-types.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { LatestProtocols, WaitingLatest } from '../../protocols/pages/latest-protocols.tsx'
import { WaitingCard } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AccountShell } from './account-shell.tsx'
import { CallCard } from './call-card.tsx'
import { CertificateCard } from './certificate-card.tsx'
import { Greeting } from './greeting.tsx'
import { MilestonesCard } from './milestones-card.tsx'

export const handle = { frame: 'account' }

export default function PractitionerHome() {
  const { t } = useTranslation('account')
  return (
    <AccountShell title={t('home.title')} types={practitionerTypes} heading={<Head />} waiting={<Waiting />}>
      <Cards />
    </AccountShell>
  )
}

function Head() {
  const { t } = useTranslation('account')
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <Greeting />
      <ShopLink to="/account/practitioner/protocols?new" className="btn btn-primary w-full sm:w-auto">
        <Icon name="plus" size={18} />
        {t('home.new-protocol')}
      </ShopLink>
    </div>
  )
}

function Cards() {
  const milestones = useAccountData<MilestoneList>(practitionerPaths.milestones)
  const certificates = useAccountData<CertificateList>(practitionerPaths.certificates)
  const call = useAccountData<OnboardingCall>(practitionerPaths.onboardingCall)
  return (
    <div className="account-stack">
      <Loaded answer={milestones} waiting={<WaitingCard height={milestonesHeight} />}>
        {({ data }) => <MilestonesCard milestones={data} />}
      </Loaded>
      <div className="account-halves">
        <Loaded answer={certificates} waiting={<WaitingCard height={halfHeight} />}>
          {({ data }) => <CertificateCard certificate={data[0]} />}
        </Loaded>
        <Loaded answer={call} waiting={<WaitingCard height={halfHeight} />}>
          {({ booked }) => <CallCard startsAt={booked?.starts_at} />}
        </Loaded>
      </div>
      <LatestProtocols />
    </div>
  )
}

const milestonesHeight = 'h-36 xl:h-60'
const halfHeight = 'h-45 md:h-47'

function Waiting() {
  return (
    <div className="account-stack">
      <WaitingCard height={milestonesHeight} />
      <div className="account-halves">
        <WaitingCard height={halfHeight} />
        <WaitingCard height={halfHeight} />
      </div>
      <WaitingLatest />
    </div>
  )
}
