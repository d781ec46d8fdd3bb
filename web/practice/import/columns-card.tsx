import { importColumns } from '#domain/clients/imports/columns.ts'
import { importRowsMaximum } from '#domain/clients/imports/rows.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { saveFile } from '../../platform/save-file.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'

const hints = { discount: 'columns.discount-hint', language: 'columns.language-hint' } as const

/** What stands in a file of clients, with an example in the reader's language. */
export function ColumnsCard() {
  const { t, language } = useTranslation('client-import')

  function download() {
    const header = importColumns.map((column) => t(`columns.${column}`))
    const lines = [header, ['Anna', 'Maes', 'anna@example.com', '10', language]]
    // The mark tells Excel that the file is UTF-8.
    const text = `\ufeff${lines.map((cells) => cells.join(';')).join('\r\n')}\r\n`
    saveFile('clients.csv', new Blob([text], { type: 'text/csv' }))
  }

  return (
    <Card title={t('columns.title')}>
      <p className="mt-1.5 text-ink-2">{t('columns.text')}</p>
      <dl className="mt-3 [&>div+div]:border-t [&>div+div]:border-line">
        {importColumns.map((column) => (
          <div key={column} className="flex flex-wrap justify-between gap-x-3 py-2 text-label">
            <dt className="font-semibold">{t(`columns.${column}`)}</dt>
            <dd className="text-small text-ink-2">
              {column === 'discount' || column === 'language' ? t(hints[column]) : t('columns.needed')}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-small text-ink-2">
        {t('columns.limit', { maximum: formatNumber(importRowsMaximum, language) })}
      </p>
      <button type="button" className="btn btn-plain mt-4" onClick={download}>
        <Icon name="download" size={18} />
        {t('columns.example')}
      </button>
    </Card>
  )
}
