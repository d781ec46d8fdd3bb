import { useSearchParams } from 'react-router'
import { adminImportPaths } from '#contract/admin-import-paths.ts'
import type { AdminImportPage } from '#contract/admin-imports.ts'
import { AdminShell, AdminTitle } from '../../admin/admin-shell.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { pageParam } from '../../platform/url-params.ts'
import { ImportHistory } from './import-history.tsx'
import { UploadCard } from './upload-card.tsx'

export const handle = { frame: 'own' }

export default function ImportsRoute() {
  const { t } = useTranslation('admin-imports')
  return (
    <AdminShell title={t('title')}>
      <AdminTitle>{t('title')}</AdminTitle>
      <p className="mt-1 max-w-[70ch] text-ink-2">{t('lead')}</p>
      <Imports />
    </AdminShell>
  )
}

function Imports() {
  const [search] = useSearchParams()
  const page = pageParam(search)
  const answer = useAccountData<AdminImportPage>(`${adminImportPaths.list}?page=${page}`, {
    keepPreviousData: true,
  })
  return (
    <div className="mt-4 grid gap-6">
      <UploadCard suppliers={answer.data?.suppliers ?? []} />
      <Loaded answer={answer}>{(found) => <ImportHistory found={found} />}</Loaded>
    </div>
  )
}
