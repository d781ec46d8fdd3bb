import type { AuditEntry } from '#contract/admin.ts'
import { comma, type Language } from '#domain/languages.ts'
import { timestampText } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Cell, ColumnName, Row, Table } from '../../ui/table.tsx'
import { auditChanges, auditReason, auditThing } from './audit-change.ts'

/** Who did what to whom, and when; newest first. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { t, language } = useTranslation('admin')
  const now = new Date()
  return (
    <Table
      head={
        <>
          <ColumnName>{t('audit.when')}</ColumnName>
          <ColumnName>{t('audit.who')}</ColumnName>
          <ColumnName>{t('audit.what')}</ColumnName>
          <ColumnName>{t('audit.change')}</ColumnName>
        </>
      }
    >
      {entries.map((entry) => (
        <Row key={entry.id}>
          <Cell className="whitespace-nowrap text-ink-2">
            <time dateTime={entry.at}>{timestampText(entry.at, now, language)}</time>
          </Cell>
          <Cell>{entry.actor ? <Person {...entry.actor} /> : t('audit.command-line')}</Cell>
          <Cell>
            {t(`audit.actions.${entry.action}`)} <What entry={entry} language={language} />
          </Cell>
          <Cell className="text-ink-2">
            <Change details={entry.details} />
          </Cell>
        </Row>
      ))}
    </Table>
  )
}

function What({ entry: { details, subject }, language }: { entry: AuditEntry; language: Language }) {
  const thing = auditThing(details)
  return (
    <>
      {thing?.path ? (
        <ShopLink to={thing.path} className="link">
          {thing.name}
        </ShopLink>
      ) : (
        thing?.name
      )}
      {thing && subject && comma(language)}
      {subject && <Person {...subject} />}
    </>
  )
}

function Person({ id, name }: { id: number; name: string }) {
  return (
    <ShopLink to={`/admin/users/${id}`} className="link">
      {name}
    </ShopLink>
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
