import type { AdminImport, AdminImportPage } from '#contract/admin-imports.ts'
import { outcomes } from '#domain/catalogue/imports/outcome.ts'
import { commaList } from '#domain/languages.ts'
import { timestampText } from '../../platform/dates.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink, useLanguagePath } from '../../platform/links.tsx'
import { pagePath } from '../../platform/query-string.ts'
import { ResultPage } from '../../platform/result-page.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Cell, ColumnName, Row, Table } from '../../ui/table.tsx'

const address = '/admin/imports'
const tones: Record<AdminImport['status'], BadgeTone> = {
  uploaded: 'waiting',
  checking: 'info',
  checked: 'waiting',
  running: 'info',
  paused: 'waiting',
  done: 'good',
  undoing: 'info',
  undone: 'quiet',
}

export function ImportStatusBadge({ status }: Pick<AdminImport, 'status'>) {
  const { t } = useTranslation('admin-imports')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}

/** All imports, latest first. */
export function ImportHistory({ found }: { found: AdminImportPage }) {
  const { t } = useTranslation('admin-imports')
  const pathOf = useLanguagePath()
  const { data, current_page: page, total_pages: pages } = found
  return (
    <section aria-labelledby="import-history">
      <h2 id="import-history" className="text-h3 font-medium">
        {t('history.title')}
      </h2>
      <ResultPage
        page={page}
        pages={pages}
        addressOf={(other) => pathOf(pagePath(address, other))}
        className="mt-3"
        isEmpty={data.length === 0}
        empty={<EmptyState plant="olive" title={t('history.none')} />}
      >
        <Table
          head={
            <>
              <ColumnName>{t('columns.file')}</ColumnName>
              <ColumnName>{t('columns.result')}</ColumnName>
              <ColumnName>{t('columns.uploaded')}</ColumnName>
              <ColumnName atEnd>{t('columns.status')}</ColumnName>
            </>
          }
        >
          {data.map((importRun) => (
            <ImportRow key={importRun.id} importRun={importRun} />
          ))}
        </Table>
      </ResultPage>
    </section>
  )
}

function ImportRow({ importRun }: { importRun: AdminImport }) {
  const { t, language } = useTranslation('admin-imports')
  const { id, file_name: name, supplier, counts, uploaded_at: at, by, status } = importRun
  const results = outcomes.flatMap((outcome) =>
    counts[outcome] > 0 ? [`${t(`counts.${outcome}`)} ${formatNumber(counts[outcome], language)}`] : [],
  )
  return (
    <Row className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1">
      <Cell>
        <ShopLink to={`${address}/${id}`} className="link font-semibold">
          {name}
        </ShopLink>
        <span className="block text-small text-ink-3">{supplier ?? t('command-line')}</span>
      </Cell>
      <Cell className="text-ink-2 max-md:col-start-1">{commaList(results, language) || '–'}</Cell>
      <Cell className="text-ink-2 max-md:col-start-1">
        <time dateTime={at}>{timestampText(at, new Date(), language)}</time>
        {by && <span className="block text-small text-ink-3">{by}</span>}
      </Cell>
      <Cell atEnd className="max-md:col-start-2 max-md:row-start-1 max-md:text-end">
        <ImportStatusBadge status={status} />
      </Cell>
    </Row>
  )
}
