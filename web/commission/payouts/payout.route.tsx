import { useSearchParams } from 'react-router'
import { payoutPaths } from '#contract/payout-paths.ts'
import type { PayoutDetail } from '#contract/payouts.ts'
import { practitionerTypes } from '#domain/accounts/user-types.ts'
import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { BackLink } from '../../platform/back-link.tsx'
import { isNotFound } from '../../platform/call-api.ts'
import { fullDate } from '../../platform/dates.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useLanguagePath } from '../../platform/links.tsx'
import { pagePath } from '../../platform/query-string.ts'
import { ResultPager } from '../../platform/result-page.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { pageParam, useIdParam } from '../../platform/url-params.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card, cardSheet, WaitingCard } from '../../ui/card.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { EntryTable } from '../overview/entry-table.tsx'
import { payoutTones } from './payout-tones.ts'

export const handle = { frame: 'account' }

const list = '/account/practitioner/commission/payouts'

/** A payout with the orders it is made up of. */
export default function PayoutRoute() {
  const { t } = useTranslation('payouts')
  useTranslation('commission')
  return (
    <AccountShell
      title={t('one.page')}
      types={practitionerTypes}
      back={<BackLink to={list}>{t('one.back')}</BackLink>}
      waiting={<WaitingCard height="h-96 mt-3" />}
    >
      <OnePayout />
    </AccountShell>
  )
}

function OnePayout() {
  const { t } = useTranslation('payouts')
  const id = useIdParam()
  const [parameters] = useSearchParams()
  const page = pageParam(parameters)
  const answer = useAccountData<PayoutDetail>(`${payoutPaths.one(id)}?page=${page}&limit=10`, {
    keepPreviousData: true,
  })
  if (isNotFound(answer.error) && !answer.data)
    return (
      <div className={`${cardSheet} mt-3`}>
        <h1 className="text-h2">{t('one.unknown')}</h1>
      </div>
    )
  return (
    <Loaded
      answer={answer}
      waiting={<WaitingCard height="h-96 mt-3" />}
      heading={<PageTitle>{t('one.page')}</PageTitle>}
    >
      {(payout) => <Payout payout={payout} page={page} />}
    </Loaded>
  )
}

function Payout({ payout, page }: { payout: PayoutDetail; page: number }) {
  const { t, language } = useTranslation('payouts')
  const pathOf = useLanguagePath()
  const { id, number, state, at, account, amount, currency, returned_at: returnedAt, entries } = payout
  const address = `${list}/${id}`
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <PageTitle>{t('one.title', { number })}</PageTitle>
        <Badge tone={payoutTones[state]}>{t(`commission:states.${state}`)}</Badge>
      </div>
      {returnedAt && (
        <p className="mt-3 max-w-[70ch] border-l-2 border-madder pl-3">
          {t('one.returned', { day: fullDate(returnedAt, language), reason: payout.reason ?? '' })}
        </p>
      )}
      <div className="mt-4 grid items-start gap-5 2xl:grid-cols-[minmax(0,1fr)_372px] 2xl:gap-6">
        <section aria-label={t('one.page')} className={`${cardSheet} 2xl:order-last`}>
          <p className="text-[31px]/9.5 font-semibold">{formatMoney(amount, currency)}</p>
          <FactList
            className="mt-2"
            facts={[
              { name: t('one.date'), value: fullDate(at, language) },
              { name: t('one.account'), value: account },
            ]}
          />
        </section>
        <Card title={t('one.orders')}>
          <p className="mt-1 text-small text-ink-2">{t('one.orders-note')}</p>
          <EntryTable entries={entries.data} currency={currency} />
          <ResultPager
            page={page}
            pages={entries.total_pages}
            addressOf={(other) => pathOf(pagePath(address, other))}
          />
        </Card>
      </div>
    </>
  )
}
