import { useNavigate, useSearchParams } from 'react-router'
import type { CommissionEntryPage, CommissionSummary } from '#contract/commission.ts'
import { commissionPaths } from '#contract/commission-paths.ts'
import { ledgerStates } from '#domain/commission/states.ts'
import { monthText } from '../../platform/dates.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink, useLanguagePath } from '../../platform/links.tsx'
import { queryString } from '../../platform/query-string.ts'
import { ResultPager } from '../../platform/result-page.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Choice, Toolbar } from '../../ui/toolbar.tsx'
import { EntryTable } from './entry-table.tsx'
import { type LedgerSearch, ledgerSearch, readLedgerSearch } from './ledger-search.ts'

const onPage = 10
const address = '/account/practitioner/commission'

export function LedgerCard({ summary }: { summary: CommissionSummary }) {
  const { t, language } = useTranslation('commission')
  const [parameters] = useSearchParams()
  const pathOf = useLanguagePath()
  const search = readLedgerSearch(parameters)
  const answer = useAccountData<CommissionEntryPage>(
    `${commissionPaths.entries}${queryString({ ...search, limit: onPage })}`,
    { keepPreviousData: true },
  )
  const count = answer.data?.total_results
  return (
    <Card title={t('ledger.title')} end={<Filters search={search} summary={summary} />}>
      <p role="status" className="visually-hidden">
        {count !== undefined && t('ledger.found', { count, formatted: formatNumber(count, language) })}
      </p>
      <Loaded answer={answer} waiting={<WaitingRows />}>
        {({ data, total_pages }) => (
          <>
            {data.length === 0 ? (
              <Nothing search={search} />
            ) : (
              <EntryTable entries={data} currency={summary.currency} />
            )}
            <ResultPager
              page={search.page}
              pages={total_pages}
              addressOf={(page) => pathOf(addressOf({ ...search, page }))}
            />
          </>
        )}
      </Loaded>
    </Card>
  )
}

function addressOf(search: LedgerSearch): string {
  return `${address}${ledgerSearch(search)}`
}

function Filters({ search, summary }: { search: LedgerSearch; summary: CommissionSummary }) {
  const { t, language } = useTranslation('commission')
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  const now = new Date()
  const show = (change: Partial<LedgerSearch>) =>
    void navigate(pathOf(addressOf({ ...search, ...change, page: 1 })), {
      replace: true,
      preventScrollReset: true,
    })
  const months = summary.months.map(({ month }) => month).toReversed()
  return (
    <Toolbar dense>
      <Choice
        dense
        className="w-auto"
        label={t('ledger.month')}
        value={search.month}
        options={[
          { value: '', label: t('ledger.all-months') },
          ...(search.month && !months.includes(search.month) ? [search.month] : [])
            .concat(months)
            .map((month) => ({ value: month, label: monthText(month, now, language) })),
        ]}
        onChange={(month) => show({ month })}
      />
      <Choice
        dense
        className="w-auto"
        label={t('ledger.state')}
        value={search.state}
        options={[
          { value: '', label: t('ledger.all-states') },
          ...ledgerStates.map((state) => ({ value: state, label: t(`states.${state}`) })),
        ]}
        onChange={(state) => show({ state: state as LedgerSearch['state'] })}
      />
    </Toolbar>
  )
}

function Nothing({ search }: { search: LedgerSearch }) {
  const { t } = useTranslation('commission')
  const isFiltered = search.month !== '' || search.state !== '' || search.page > 1
  if (isFiltered)
    return (
      <EmptyState isBare plant="chamomile" title={t('ledger.no-match')}>
        <ShopLink to={address} className="btn btn-plain" preventScrollReset>
          {t('ledger.show-all')}
        </ShopLink>
      </EmptyState>
    )
  return (
    <EmptyState isBare plant="olive" title={t('empty.title')} text={t('empty.text')}>
      <ShopLink to="/account/practitioner/protocols" className="btn btn-primary">
        {t('empty.action')}
      </ShopLink>
    </EmptyState>
  )
}

function WaitingRows() {
  return (
    <div className="mt-5 grid h-130 content-start gap-6" aria-hidden="true">
      {Array.from({ length: onPage }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders never change order
        <span key={at} className="skeleton h-7" />
      ))}
    </div>
  )
}
