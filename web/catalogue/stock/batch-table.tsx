import { useState } from 'react'
import type { StockedBatch, StockRow } from '#contract/stock.ts'
import { stockPaths } from '#contract/stock-paths.ts'
import { formatDate, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { toast } from '../../platform/toasts/toast.ts'
import { Badge } from '../../ui/badge.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Cell, ColumnName, Row, Table } from '../../ui/table.tsx'
import { LabReportCell } from './lab-report-cell.tsx'
import { standingTones } from './stock-table.tsx'
import { useStockAction } from './use-stock-action.ts'

export function BatchTable({ batches }: { batches: readonly StockedBatch[] }) {
  const { t } = useTranslation('stock')
  return (
    <Table
      className="mt-2"
      head={
        <>
          <ColumnName>{t('batch-number')}</ColumnName>
          <ColumnName>{t('best-before')}</ColumnName>
          <ColumnName>{t('batches.state')}</ColumnName>
          <ColumnName>{t('report.label')}</ColumnName>
          <ColumnName atEnd>{t('batches.left')}</ColumnName>
          <ColumnName atEnd>
            <span className="visually-hidden">{t('block')}</span>
          </ColumnName>
        </>
      }
    >
      {batches.map((batch) => (
        <BatchRow key={batch.id} batch={batch} />
      ))}
    </Table>
  )
}

function BatchRow({ batch }: { batch: StockedBatch }) {
  const { t, language } = useTranslation('stock')
  const { number, best_before: day, standing, remaining, withheld } = batch
  return (
    <Row className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1">
      <Cell className="font-semibold">{number}</Cell>
      <Cell className="text-ink-2 max-md:col-start-1">{formatDate(day, language)}</Cell>
      <Cell className="max-md:col-start-1">
        <Badge tone={standingTones[standing]}>{t(`standing.${standing}`)}</Badge>
        {withheld > 0 && (
          <span className="block text-small text-ink-2">
            {t('batches.withheld', { formatted: formatNumber(withheld, language) })}
          </span>
        )}
      </Cell>
      <Cell className="max-md:col-span-2">
        <LabReportCell batch={batch} />
      </Cell>
      <Cell atEnd className="font-semibold max-md:col-start-2 max-md:row-start-1 max-md:text-end">
        {formatNumber(remaining, language)}
      </Cell>
      <Cell atEnd className="max-md:col-start-2 max-md:row-span-2 max-md:row-start-2 max-md:text-end">
        <BlockButton batch={batch} />
      </Cell>
    </Row>
  )
}

function BlockButton({ batch: { id, number, standing } }: { batch: StockedBatch }) {
  const { t } = useTranslation('stock')
  const [isAsking, setAsking] = useState(false)
  const { isBusy, problem, post } = useStockAction()
  const isBlocked = standing === 'blocked'

  async function change() {
    setAsking(false)
    const row = await post<StockRow>(isBlocked ? stockPaths.release(id) : stockPaths.block(id))
    if (!row) return
    const isExpired = row.batches.some((batch) => batch.id === id && batch.standing === 'expired')
    const released = isExpired ? 'released-expired' : 'released-now'
    toast('success', t(isBlocked ? released : 'blocked-now', { number }))
  }

  return (
    <>
      <button
        type="button"
        className="btn btn-plain btn-dense"
        aria-busy={isBusy || undefined}
        onClick={() => (isBlocked ? void change() : setAsking(true))}
      >
        {t(isBlocked ? 'release' : 'block')}
        <span className="visually-hidden"> {number}</span>
      </button>
      <FormProblem>{problem}</FormProblem>
      {isAsking && (
        <ConfirmDialog
          title={t('block-title', { number })}
          keepLabel={t('keep')}
          confirmLabel={t('block')}
          onKeep={() => setAsking(false)}
          onConfirm={() => void change()}
        >
          {t('block-text')}
        </ConfirmDialog>
      )}
    </>
  )
}
