import type { CommissionSummary } from '#contract/commission.ts'
import { commissionPaths } from '#contract/commission-paths.ts'
import { practitionerTypes } from '#domain/accounts/user-types.ts'
import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { WaitingCard } from '../../ui/card.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { NextPayoutCard } from '../payouts/next-payout-card.tsx'
import { LatestStatement } from '../statements/latest-statement.tsx'
import { SelfBillingCard } from '../statements/self-billing-card.tsx'
import { StatementsCard } from '../statements/statements-card.tsx'
import { BalancesCard } from './balances-card.tsx'
import { EarningMost } from './earning-most.tsx'
import { LedgerCard } from './ledger-card.tsx'
import { MonthsCard } from './months-card.tsx'

export const handle = { frame: 'account' }

/** What a practitioner has earned, why, and what it comes from. */
export default function Commission() {
  const { t } = useTranslation('commission')
  useTranslation('payouts')
  return (
    <AccountShell
      title={t('title')}
      types={practitionerTypes}
      heading={
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <PageTitle>{t('title')}</PageTitle>
            <p className="mt-1 text-ink-2">{t('lead')}</p>
          </div>
          <LatestStatement />
        </div>
      }
      waiting={<Waiting />}
    >
      <Overview />
    </AccountShell>
  )
}

const columns = 'mt-5.5 grid grid-cols-1 items-start gap-5 2xl:grid-cols-[minmax(0,1fr)_372px] 2xl:gap-6'
const column = 'grid min-w-0 grid-cols-1 gap-5'

function Overview() {
  const answer = useAccountData<CommissionSummary>(commissionPaths.summary)
  return (
    <Loaded answer={answer} waiting={<Waiting />}>
      {(summary) => (
        <div className={columns}>
          <div className={column}>
            <BalancesCard summary={summary} />
            <LedgerCard summary={summary} />
            <StatementsCard />
            <SelfBillingCard />
          </div>
          <div className={`${column} md:max-2xl:grid-cols-2 md:max-2xl:items-start`}>
            <NextPayoutCard summary={summary} />
            <EarningMost summary={summary} />
            <MonthsCard summary={summary} />
          </div>
        </div>
      )}
    </Loaded>
  )
}

function Waiting() {
  return (
    <div className={columns}>
      <div className={column}>
        <WaitingCard height="h-50" />
        <WaitingCard height="h-160" />
        <WaitingCard height="h-80" />
        <WaitingCard height="h-60" />
      </div>
      <div className={`${column} md:max-2xl:grid-cols-2`}>
        <WaitingCard height="h-76" />
        <WaitingCard height="h-80" />
        <WaitingCard height="h-108" />
      </div>
    </div>
  )
}
