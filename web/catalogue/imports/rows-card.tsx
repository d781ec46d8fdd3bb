import { type ReactNode, useState } from 'react'
import { adminImportPaths } from '#contract/admin-import-paths.ts'
import type { AdminImportDetail, ImportRow, ImportRowPage } from '#contract/admin-imports.ts'
import { supplierFields } from '#domain/catalogue/imports/column-names.ts'
import type { Outcome } from '#domain/catalogue/imports/outcome.ts'
import { type RowFilter, rowFilters } from '#domain/catalogue/imports/uploads.ts'
import { commaList } from '#domain/languages.ts'
import { FileButton } from '../../platform/file-button.tsx'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { ButtonResultPager } from '../../platform/result-page.tsx'
import { refreshAccountData, useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { useIdempotentAction } from '../../platform/use-idempotent-action.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Cell, ColumnName, Row, Table } from '../../ui/table.tsx'
import { Choice } from '../../ui/toolbar.tsx'

const tones: Record<Outcome, BadgeTone> = {
  added: 'good',
  changed: 'info',
  skipped: 'quiet',
  refused: 'refused',
}

/** The report: what happened, or would happen, to each row. */
export function RowsCard({ importRun }: { importRun: AdminImportDetail }) {
  const { t, language } = useTranslation('admin-imports')
  const { id, counts, noted, undecided } = importRun
  const wrong = counts.refused - undecided
  const [filter, setFilter] = useState<RowFilter>(
    undecided > 0 ? 'undecided' : wrong > 0 ? 'refused' : noted > 0 ? 'noted' : 'all',
  )
  const [page, setPage] = useState(1)
  const answer = useAccountData<ImportRowPage>(`${adminImportPaths.rows(id)}?filter=${filter}&page=${page}`, {
    keepPreviousData: true,
  })
  const sizes = { undecided, refused: wrong, noted, all: 0 }
  return (
    <Card
      title={t('rows.title')}
      end={
        <div className="flex flex-wrap items-start gap-2">
          <Choice
            dense
            label={t('rows.filter')}
            value={filter}
            options={rowFilters.map((value) => ({
              value,
              label: t(`rows.filters.${value}`, { formatted: formatNumber(sizes[value], language) }),
            }))}
            onChange={(chosen) => {
              setFilter(rowFilters.find((each) => each === chosen) ?? filter)
              setPage(1)
            }}
          />
          <FileButton path={adminImportPaths.csv(id)} saveAs={`import-${id}.csv`} icon="download">
            {t('actions.report')}
          </FileButton>
        </div>
      }
    >
      <Loaded answer={answer}>
        {(found) => <FoundRows importRun={importRun} found={found} onPage={setPage} />}
      </Loaded>
    </Card>
  )
}

type FoundRowsProps = { importRun: AdminImportDetail; found: ImportRowPage; onPage(page: number): void }

function FoundRows({ importRun, found, onPage }: FoundRowsProps) {
  const { t } = useTranslation('admin-imports')
  const { isBusy, problem, post } = useIdempotentAction(() => refreshAccountData(adminImportPaths.list))
  const choose = (brand: string, slug: string | null) =>
    void post(adminImportPaths.brand(importRun.id), { brand, slug })
  const { data, current_page: page, total_pages: pages } = found
  if (data.length === 0) return <p className="py-5 text-ink-2">{t('rows.none')}</p>
  return (
    <>
      <FormProblem>{problem}</FormProblem>
      <Table
        className="mt-2"
        head={
          <>
            <ColumnName>{t('rows.row')}</ColumnName>
            <ColumnName>{t('rows.article')}</ColumnName>
            <ColumnName>{t('rows.found')}</ColumnName>
            <ColumnName>{t('columns.result')}</ColumnName>
            <ColumnName atEnd>
              <span className="visually-hidden">{t('rows.actions')}</span>
            </ColumnName>
          </>
        }
      >
        {data.map((row) => (
          <ReportRow key={row.id} row={row}>
            {row.brand_choice && importRun.status === 'checked' && (
              <BrandButtons choice={row.brand_choice} busy={isBusy} onChoose={choose} />
            )}
          </ReportRow>
        ))}
      </Table>
      <ButtonResultPager page={page} pages={pages} onPage={onPage} />
    </>
  )
}

type BrandButtonsProps = {
  choice: NonNullable<ImportRow['brand_choice']>
  busy: boolean
  onChoose(brand: string, slug: string | null): void
}

function BrandButtons({ choice: { brand, known }, busy, onChoose }: BrandButtonsProps) {
  const { t } = useTranslation('admin-imports')
  const button = (className: string, label: string, slug: string | null) => (
    <button
      type="button"
      className={`btn btn-dense ${className}`}
      aria-busy={busy || undefined}
      onClick={() => onChoose(brand, slug)}
    >
      {label}
    </button>
  )
  return (
    <>
      <span className="flex flex-wrap gap-2 md:justify-end">
        {button('btn-outline', t('brand.use', { brand: known.name }), known.slug)}
        {button('btn-plain', t('brand.new'), null)}
      </span>
      <span className="mt-1 block text-small text-ink-2">{t('brand.hint', { brand })}</span>
    </>
  )
}

function ReportRow({ row, children }: { row: ImportRow; children: ReactNode }) {
  const { t, language } = useTranslation('admin-imports')
  const { number, last_number: last, article, outcome, column, problem, advice, notes, changed } = row
  const fieldName = (field: string) => {
    const known = supplierFields.find((each) => field === each || field.startsWith(`${each}.`))
    return known ? t(`fields.${known}`) : field
  }
  return (
    <Row className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1">
      <Cell className="whitespace-nowrap text-ink-2">
        <span className="md:hidden">{t('rows.row')} </span>
        {last > number ? `${number}–${last}` : number}
      </Cell>
      <Cell className="font-semibold wrap-anywhere max-md:col-start-1">{article}</Cell>
      <Cell className="max-md:col-span-2">
        {problem && (
          <p>
            {column && <span className="text-ink-3">{t('rows.column', { column })}: </span>}
            {problem}
          </p>
        )}
        {advice && <p className="text-small text-ink-2">{advice}</p>}
        {notes.map((note) => (
          <p key={note} className="text-small text-ink-2">
            {note}
          </p>
        ))}
        {changed.length > 0 && (
          <p className="text-small text-ink-2">
            {t('rows.changes', { fields: commaList(changed.map(fieldName), language) })}
          </p>
        )}
      </Cell>
      <Cell className="max-md:col-start-2 max-md:row-start-1 max-md:text-end">
        {row.brand_choice ? (
          <Badge tone="waiting">{t('brand.undecided')}</Badge>
        ) : (
          <Badge tone={tones[outcome]} className="capitalize">
            {t(`imports:outcomes.${outcome}`)}
          </Badge>
        )}
      </Cell>
      <Cell atEnd className="max-md:col-span-2 max-md:empty:hidden">
        {children}
        {row.product_id !== null && (
          <ShopLink to={`/admin/products/${row.product_id}`} className="link text-small">
            {t('rows.open')}
            <span className="visually-hidden"> {article}</span>
          </ShopLink>
        )}
      </Cell>
    </Row>
  )
}
