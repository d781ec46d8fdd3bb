import { useState } from 'react'
import type { ClientImportCheck, ClientImportRow } from '#contract/client-imports.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { commaList } from '#domain/languages.ts'
import { formatNumber, percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Cell, ColumnName, Row, Table } from '../../ui/table.tsx'

type ImportResultProps = {
  file: File
  check: ClientImportCheck
  invites: boolean
  isBusy: boolean
  onConfirm(): void
  onStartOver(): void
}

/** What each line of the file would do, and the button that does it. */
export function ImportResult({ file, check, invites, isBusy, onConfirm, onStartOver }: ImportResultProps) {
  const { t, language } = useTranslation('client-import')
  const summary = (['added', 'known', 'refused'] as const).flatMap((outcome) =>
    check[outcome] > 0 ? [t(`summary.${outcome}`, { count: check[outcome] })] : [],
  )
  return (
    <>
      <p className="text-small wrap-anywhere text-ink-2">{file.name}</p>
      <p role="status" className="text-h3 font-medium">
        {commaList(summary, language)}
      </p>
      {check.encoding === 'windows-1252' && <Note text={t('guessed')} />}
      {check.ignored_columns.length > 0 && (
        <Note text={t('ignored', { columns: commaList(check.ignored_columns, language) })} />
      )}
      {check.refused > 0 && <Note text={t('refused-text')} />}
      <Lines rows={check.rows} />
      {check.added > 0 && <p className="mt-5 text-small text-ink-2">{t('statement')}</p>}
      <div className="mt-5 flex flex-wrap gap-3">
        {check.added > 0 ? (
          <button
            type="button"
            className="btn btn-primary"
            aria-busy={isBusy || undefined}
            onClick={onConfirm}
          >
            {t(invites ? 'confirm-invite' : 'confirm', { count: check.added })}
          </button>
        ) : (
          <p className="basis-full font-semibold">{t('nobody')}</p>
        )}
        <button type="button" className="btn btn-plain" disabled={isBusy} onClick={onStartOver}>
          {t('other-file')}
        </button>
      </div>
    </>
  )
}

function Note({ text }: { text: string }) {
  return (
    <p className="mt-2 flex items-start gap-2 text-small text-ink-2">
      <Icon name="info" size={18} />
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </p>
  )
}

/** Refused lines first: they are what there is to do. */
const order = { refused: 0, known: 1, added: 2 } as const
const shownAtFirst = 50

function Lines({ rows }: { rows: readonly ClientImportRow[] }) {
  const { t, language } = useTranslation('client-import')
  const [isWhole, setWhole] = useState(false)
  const sorted = rows.toSorted((one, other) => order[one.outcome] - order[other.outcome])
  const shown = isWhole ? sorted : sorted.slice(0, shownAtFirst)
  return (
    <>
      <Table
        className="mt-4"
        head={
          <>
            <ColumnName>{t('table.line')}</ColumnName>
            <ColumnName>{t('table.client')}</ColumnName>
            <ColumnName>{t('table.discount')}</ColumnName>
            <ColumnName>{t('table.result')}</ColumnName>
          </>
        }
      >
        {shown.map((row) => (
          <Line key={row.line} row={row} />
        ))}
      </Table>
      {shown.length < rows.length && (
        <button type="button" className="btn btn-plain mt-3" onClick={() => setWhole(true)}>
          {t('show-all', { total: formatNumber(rows.length, language) })}
        </button>
      )}
    </>
  )
}

const tones = { added: 'good', known: 'info', refused: 'refused' } as const satisfies Record<
  string,
  BadgeTone
>

function Line({ row: { line, outcome, client, problems } }: { row: ClientImportRow }) {
  const { t, language } = useTranslation('client-import')
  return (
    <Row className="last:border-b-0 md:last:[&>td]:border-b-0">
      <Cell className="text-ink-3">
        <span className="md:hidden">{t('line', { line })}</span>
        <span className="max-md:hidden">{line}</span>
      </Cell>
      <Cell>
        {client && (
          <>
            <span className="block font-semibold">{personName(client)}</span>
            <span className="text-small wrap-anywhere text-ink-3">{client.email}</span>
          </>
        )}
      </Cell>
      <Cell>{client && percentText(client.discount_rate, language)}</Cell>
      <Cell className="max-md:pt-1">
        <Badge tone={tones[outcome]}>{t(`result.${outcome}`)}</Badge>
        {outcome === 'known' && <p className="mt-1 text-small text-ink-2">{t('kept')}</p>}
        {problems.length > 0 && (
          <ul className="mt-1 text-small text-ink-2">
            {problems.map(({ reason, found, line: first }) => (
              <li key={reason}>{t(`reason.${reason}`, { found, line: first ?? line })}</li>
            ))}
          </ul>
        )}
      </Cell>
    </Row>
  )
}
