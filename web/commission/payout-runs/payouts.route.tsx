import { useSearchParams } from 'react-router'
import { adminPayoutPaths } from '#contract/payout-paths.ts'
import type { PayoutPreview, PayoutRun, PayoutRunPage } from '#contract/payouts.ts'
import { AdminShell, AdminTitle } from '../../admin/admin-shell.tsx'
import { fullDate } from '../../platform/dates.ts'
import { formatMoney, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink, useLanguagePath } from '../../platform/links.tsx'
import { pagePath } from '../../platform/query-string.ts'
import { ResultPager } from '../../platform/result-page.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { pageParam } from '../../platform/url-params.ts'
import { Card } from '../../ui/card.tsx'
import { Cell, ColumnName, Row, Table } from '../../ui/table.tsx'
import { PreviewCard } from './preview-card.tsx'
import { WithheldCard } from './withheld-card.tsx'

export const handle = { frame: 'own' }

const address = '/admin/payouts'

/** Who is paid now, who is not, and what was paid before. */
export default function PayoutsRoute() {
  const { t } = useTranslation('payouts')
  return (
    <AdminShell title={t('admin.title')}>
      <AdminTitle>{t('admin.title')}</AdminTitle>
      <Preview />
      <Runs />
    </AdminShell>
  )
}

function Preview() {
  const answer = useAccountData<PayoutPreview>(adminPayoutPaths.preview)
  return (
    <Loaded answer={answer}>
      {(preview) => (
        <div className="mt-5 grid items-start gap-5 2xl:grid-cols-2">
          <PreviewCard preview={preview} />
          {preview.withheld.length > 0 && <WithheldCard preview={preview} />}
        </div>
      )}
    </Loaded>
  )
}

function Runs() {
  const { t } = useTranslation('payouts')
  const [parameters] = useSearchParams()
  const pathOf = useLanguagePath()
  const page = pageParam(parameters)
  const answer = useAccountData<PayoutRunPage>(`${adminPayoutPaths.runs}?page=${page}&limit=12`, {
    keepPreviousData: true,
  })
  return (
    <Loaded answer={answer}>
      {({ data, total_pages }) => (
        <Card title={t('admin.runs')} className="mt-5">
          {data.length === 0 && page === 1 ? (
            <p className="mt-2 text-ink-2">{t('admin.no-runs')}</p>
          ) : (
            <Table
              className="mt-2"
              head={
                <>
                  <ColumnName>{t('list.date')}</ColumnName>
                  <ColumnName>{t('list.account')}</ColumnName>
                  <ColumnName atEnd>{t('admin.amount')}</ColumnName>
                </>
              }
            >
              {data.map((run) => (
                <RunRow key={run.id} run={run} />
              ))}
            </Table>
          )}
          <ResultPager
            page={page}
            pages={total_pages}
            addressOf={(other) => pathOf(pagePath(address, other))}
          />
        </Card>
      )}
    </Loaded>
  )
}

function RunRow({ run }: { run: PayoutRun }) {
  const { t, language } = useTranslation('payouts')
  const { id, at, by, total, currency, payouts, returned } = run
  const counted = (count: number) => ({ count, formatted: formatNumber(count, language) })
  return (
    <Row className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1">
      <Cell>
        <ShopLink to={`${address}/${id}`} className="link font-semibold">
          {t('admin.run-name', { day: fullDate(at, language) })}
        </ShopLink>
        <span className="block text-small text-ink-3">{t('admin.by', { name: by })}</span>
      </Cell>
      <Cell className="max-md:col-start-1">
        {t('admin.practitioners', counted(payouts))}
        {returned > 0 && (
          <span className="block text-small text-madder">{t('admin.returned', counted(returned))}</span>
        )}
      </Cell>
      <Cell atEnd className="font-semibold whitespace-nowrap max-md:col-start-2 max-md:row-start-1">
        {formatMoney(total, currency)}
      </Cell>
    </Row>
  )
}
