import type { ListedEntry } from '#contract/content.ts'
import { entryAddress } from '#domain/content/addresses.ts'
import { untitledKey } from '#domain/content/place-key.ts'
import { languages } from '#domain/languages.ts'
import { timestampText } from '#web/platform/dates.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { ShopLink } from '#web/platform/links.tsx'
import { Cell, ColumnName, Row, Table } from '#web/ui/table.tsx'
import { EntryBadges } from '../editor/entry-badges.tsx'

export function EntryTable({ entries }: { entries: readonly ListedEntry[] }) {
  const { t } = useTranslation('content')
  return (
    <Table
      head={
        <>
          <ColumnName>{t('columns.title')}</ColumnName>
          <ColumnName>{t('columns.state')}</ColumnName>
          <ColumnName>{t('columns.languages')}</ColumnName>
          <ColumnName>{t('columns.changed')}</ColumnName>
        </>
      }
    >
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} />
      ))}
    </Table>
  )
}

function EntryRow({ entry }: { entry: ListedEntry }) {
  const { t, language } = useTranslation('content')
  const { id, kind, title, slug, complete_languages: complete, changed_at, changed_by } = entry
  const untitled = untitledKey(entry)
  const unfinished = entry.unfinished_languages.length
  return (
    <Row>
      <Cell>
        <ShopLink to={`/admin/content/${id}`} className="link font-semibold">
          {title || (untitled ? t(untitled) : slug)}
        </ShopLink>
        <span className="block text-small text-ink-3">
          {kind === 'page' || kind === 'article' ? entryAddress(kind, slug) : t(`kinds.${kind}`)}
        </span>
      </Cell>
      <Cell>
        <EntryBadges entry={entry} />
      </Cell>
      <Cell>
        {t('languages-complete', { number: complete.length, total: languages.length })}
        {unfinished > 0 && (
          <span className="block text-small text-amber">
            {t('languages-unfinished', { number: unfinished })}
          </span>
        )}
      </Cell>
      <Cell className="text-ink-2">
        {timestampText(changed_at, new Date(), language)}
        {changed_by && <span className="block text-small text-ink-3">{changed_by}</span>}
      </Cell>
    </Row>
  )
}
