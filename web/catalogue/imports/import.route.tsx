import { useState } from 'react'
import type { AdminImportDetail } from '#contract/admin-imports.ts'
import { AdminShell, AdminTitle } from '../../admin/admin-shell.tsx'
import { BackLink } from '../../platform/back-link.tsx'
import { timestampText } from '../../platform/dates.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Loaded } from '../../platform/session/loaded.tsx'
import { useIdParam } from '../../platform/url-params.ts'
import { Card } from '../../ui/card.tsx'
import { ImportStatusBadge } from './import-history.tsx'
import { ImportSteps } from './import-steps.tsx'
import { MappingCard } from './mapping-card.tsx'
import { ProgressCard } from './progress-card.tsx'
import { RowsCard } from './rows-card.tsx'
import { useImport } from './use-import.ts'

export const handle = { frame: 'own' }

/** One import, from its columns to its report. */
export default function ImportRoute() {
  const { t } = useTranslation('admin-imports')
  // Texts of parts of the page, loaded together with its own.
  useTranslation('imports')
  useTranslation('admin')
  const answer = useImport(useIdParam())
  return (
    <AdminShell title={answer.data?.file_name ?? t('title')}>
      <BackLink to="/admin/imports">{t('back')}</BackLink>
      <Loaded answer={answer} heading={<AdminTitle>{t('title')}</AdminTitle>}>
        {(importRun) => <OneImport key={importRun.id} importRun={importRun} />}
      </Loaded>
    </AdminShell>
  )
}

function OneImport({ importRun }: { importRun: AdminImportDetail }) {
  const { t, language } = useTranslation('admin-imports')
  const [isMapping, setMapping] = useState(false)
  const { file_name: name, supplier, status, rows, uploaded_at: at, by, kept } = importRun
  const date = timestampText(at, new Date(), language)
  const facts = [
    supplier ?? t('command-line'),
    ...(rows === null ? [] : [t('rows-in-file', { formatted: formatNumber(rows, language) })]),
    by ? t('uploaded-by', { date, name: by }) : date,
  ]
  const showsMapping = status === 'uploaded' || (status === 'checked' && isMapping)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
        <AdminTitle>{name}</AdminTitle>
        <ImportStatusBadge status={status} />
      </div>
      <p className="mt-1 text-ink-2 wrap-anywhere">{facts.join(' · ')}</p>
      <ImportSteps status={status} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5">
        {showsMapping ? (
          <MappingCard importRun={importRun} onChecked={() => setMapping(false)} />
        ) : (
          <>
            <ProgressCard importRun={importRun} onMap={() => setMapping(true)} />
            {kept.length > 0 && <KeptCard kept={kept} />}
            {status !== 'checking' && <RowsCard importRun={importRun} />}
          </>
        )}
      </div>
    </>
  )
}

function KeptCard({ kept }: Pick<AdminImportDetail, 'kept'>) {
  const { t } = useTranslation('admin-imports')
  return (
    <Card title={t('kept.title')}>
      <p className="mt-1.5 text-ink-2">{t('kept.text')}</p>
      <ul className="mt-2 grid gap-1">
        {kept.map(({ id, name }) => (
          <li key={id}>
            <ShopLink to={`/admin/products/${id}`} className="link">
              {name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
