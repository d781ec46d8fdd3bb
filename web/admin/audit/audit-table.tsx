import type { AuditEntry } from '#contract/admin.ts'
import { timestampText } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Cell, ColumnName, Row, Table } from '../../ui/table.tsx'
import { auditChanges, auditReason } from './audit-change.ts'
import { AuditSentence } from './audit-sentence.tsx'

/** Who did what to whom, and when; newest first. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { t, language } = useTranslation('admin')
  const now = new Date()
  return (
    <Table
      head={
        <>
          <ColumnName>{t('audit.when')}</ColumnName>
          <ColumnName>{t('audit.what-happened')}</ColumnName>
          <ColumnName>{t('audit.change')}</ColumnName>
        </>
      }
    >
      {entries.map((entry) => (
        <Row key={entry.id}>
          <Cell className="whitespace-nowrap text-ink-2">
            <time dateTime={entry.at}>{timestampText(entry.at, now, language)}</time>
          </Cell>
          <Cell>
            <AuditSentence entry={entry} />
          </Cell>
          <Cell className="text-ink-2">
            <Change details={entry.details} />
          </Cell>
        </Row>
      ))}
    </Table>
  )
}

function Change({ details }: Pick<AuditEntry, 'details'>) {
  const { t } = useTranslation('admin')
  const reason = auditReason(details)
  return (
    <>
      {auditChanges(details).map(({ before, after }) => (
        <div key={after}>{t('audit.before-after', { before: t(before), after: t(after) })}</div>
      ))}
      {reason && <div>{reason}</div>}
    </>
  )
}
