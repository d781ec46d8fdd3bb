import type { CommissionEntryPage } from '#contract/commission.ts'
import type { Currency } from '#domain/money.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ColumnName, Table } from '../../ui/table.tsx'
import { EntryRow } from './entry-row.tsx'
import { PayoutRow } from './payout-row.tsx'

type EntryTableProps = { entries: CommissionEntryPage['data']; currency: Currency }

/** Entries of the ledger, each with the reason for its amount. */
export function EntryTable({ entries, currency }: EntryTableProps) {
  const { t } = useTranslation('commission')
  return (
    <Table
      marksRows
      className="mt-3"
      head={
        <>
          <ColumnName>{t('ledger.date')}</ColumnName>
          <ColumnName>{t('ledger.entry')}</ColumnName>
          <ColumnName>{t('ledger.state')}</ColumnName>
          <ColumnName atEnd>{t('ledger.amount')}</ColumnName>
          <ColumnName atEnd>
            <span className="visually-hidden">{t('ledger.explanation')}</span>
          </ColumnName>
        </>
      }
    >
      {entries.map((entry) =>
        'payout' in entry ? (
          <PayoutRow key={`payout ${entry.id}`} entry={entry} currency={currency} />
        ) : (
          <EntryRow key={entry.id} entry={entry} currency={currency} />
        ),
      )}
    </Table>
  )
}
