import { useSearchParams } from 'react-router'
import { recallPaths } from '#contract/recall-paths.ts'
import type { Recall, RecallPage } from '#contract/recalls.ts'
import { AdminShell, AdminTitle } from '../../admin/admin-shell.tsx'
import { fullDate } from '../../platform/dates.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink, useLanguagePath } from '../../platform/links.tsx'
import { pagePath } from '../../platform/query-string.ts'
import { ResultPage } from '../../platform/result-page.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { pageParam } from '../../platform/url-params.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Cell, ColumnName, Row, Table } from '../../ui/table.tsx'
import { scopeText } from './scope-text.ts'

export const handle = { frame: 'own' }

const address = '/admin/recalls'

export default function RecallsRoute() {
  const { t } = useTranslation('recalls')
  return (
    <AdminShell title={t('title')}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <AdminTitle>{t('title')}</AdminTitle>
        <ShopLink to={`${address}/new`} className="btn btn-primary">
          <Icon name="plus" size={18} />
          {t('new')}
        </ShopLink>
      </div>
      <RecallList />
    </AdminShell>
  )
}

function RecallList() {
  const { t } = useTranslation('recalls')
  const [search] = useSearchParams()
  const pathOf = useLanguagePath()
  const page = pageParam(search)
  const answer = useAccountData<RecallPage>(`${recallPaths.list}?page=${page}`, { keepPreviousData: true })
  return (
    <Loaded answer={answer}>
      {({ data, total_pages: pages }) => (
        <ResultPage
          page={page}
          pages={pages}
          addressOf={(other) => pathOf(pagePath(address, other))}
          className="mt-4"
          isEmpty={data.length === 0}
          empty={<EmptyState plant="olive" title={t('none')} />}
        >
          <Table
            head={
              <>
                <ColumnName>{t('columns.product')}</ColumnName>
                <ColumnName>{t('reason')}</ColumnName>
                <ColumnName>{t('columns.at')}</ColumnName>
                <ColumnName atEnd>{t('columns.people')}</ColumnName>
              </>
            }
          >
            {data.map((recall) => (
              <RecallRow key={recall.id} recall={recall} />
            ))}
          </Table>
        </ResultPage>
      )}
    </Loaded>
  )
}

function RecallRow({ recall }: { recall: Recall }) {
  const words = useTranslation('recalls')
  const { t, language } = words
  const { id, product, reason, at, people, written } = recall
  return (
    <Row className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1">
      <Cell>
        <ShopLink to={`${address}/${id}`} className="link font-semibold">
          {product}
        </ShopLink>
        <span className="block text-small text-ink-3">{scopeText(words, recall)}</span>
      </Cell>
      <Cell className="text-ink-2 max-md:col-start-1">{t(`reasons.${reason}`)}</Cell>
      <Cell className="text-ink-2 max-md:col-start-1">{fullDate(at, language)}</Cell>
      <Cell atEnd className="font-semibold max-md:col-start-2 max-md:row-start-1 max-md:text-end">
        {t('written', { written: formatNumber(written, language), people: formatNumber(people, language) })}
      </Cell>
    </Row>
  )
}
