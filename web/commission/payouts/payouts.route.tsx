import { useSearchParams } from 'react-router'
import { payoutPaths } from '#contract/payout-paths.ts'
import type { Payout, PayoutPage } from '#contract/payouts.ts'
import { practitionerTypes } from '#domain/accounts/user-types.ts'
import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { BackLink } from '../../platform/back-link.tsx'
import { fullDate } from '../../platform/dates.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink, useLanguagePath } from '../../platform/links.tsx'
import { pagePath } from '../../platform/query-string.ts'
import { ResultPage } from '../../platform/result-page.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { pageParam } from '../../platform/url-params.ts'
import { Badge } from '../../ui/badge.tsx'
import { WaitingCard } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Cell, ColumnName, Row, Table } from '../../ui/table.tsx'
import { payoutTones } from './payout-tones.ts'

export const handle = { frame: 'account' }

const address = '/account/practitioner/commission/payouts'

/** What a practitioner was paid, latest first. */
export default function PayoutsRoute() {
  const { t } = useTranslation('payouts')
  useTranslation('commission')
  return (
    <AccountShell
      title={t('list.title')}
      types={practitionerTypes}
      heading={
        <>
          <BackLink to="/account/practitioner/commission">{t('list.back')}</BackLink>
          <PageTitle>{t('list.title')}</PageTitle>
        </>
      }
      waiting={<WaitingCard height="h-96 mt-5.5" />}
    >
      <Payouts />
    </AccountShell>
  )
}

function Payouts() {
  const { t } = useTranslation('payouts')
  const [parameters] = useSearchParams()
  const pathOf = useLanguagePath()
  const page = pageParam(parameters)
  const answer = useAccountData<PayoutPage>(`${payoutPaths.list}?page=${page}&limit=12`, {
    keepPreviousData: true,
  })
  return (
    <Loaded answer={answer} waiting={<WaitingCard height="h-96 mt-5.5" />}>
      {({ data, total_pages }) => (
        <ResultPage
          className="mt-5.5"
          page={page}
          pages={total_pages}
          addressOf={(other) => pathOf(pagePath(address, other))}
          isEmpty={data.length === 0}
          empty={<EmptyState plant="olive" title={t('list.empty')} text={t('list.empty-text')} />}
        >
          <Table
            head={
              <>
                <ColumnName>{t('list.number')}</ColumnName>
                <ColumnName>{t('list.date')}</ColumnName>
                <ColumnName>{t('list.account')}</ColumnName>
                <ColumnName>{t('list.state')}</ColumnName>
                <ColumnName atEnd>{t('list.amount')}</ColumnName>
              </>
            }
          >
            {data.map((payout) => (
              <PayoutListRow key={payout.id} payout={payout} />
            ))}
          </Table>
        </ResultPage>
      )}
    </Loaded>
  )
}

function PayoutListRow({ payout }: { payout: Payout }) {
  const { t, language } = useTranslation('payouts')
  const { id, number, at, account, state, amount, currency } = payout
  return (
    <Row className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1">
      <Cell className="font-semibold">
        <ShopLink to={`${address}/${id}`} className="link">
          {number}
        </ShopLink>
      </Cell>
      <Cell className="text-ink-2 max-md:col-start-1">{fullDate(at, language)}</Cell>
      <Cell className="text-ink-2 max-md:col-start-1">{account}</Cell>
      <Cell className="max-md:col-start-1">
        <Badge tone={payoutTones[state]}>{t(`commission:states.${state}`)}</Badge>
      </Cell>
      <Cell atEnd className="font-semibold whitespace-nowrap max-md:col-start-2 max-md:row-start-1">
        {formatMoney(amount, currency)}
      </Cell>
    </Row>
  )
}
