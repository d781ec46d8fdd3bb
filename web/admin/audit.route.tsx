import { useSearchParams } from 'react-router'
import { adminPaths } from '#contract/account-paths.ts'
import type { AuditPage } from '#contract/admin.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { useLanguagePath } from '../platform/links.tsx'
import { useAccountData } from '../platform/session/account-data.ts'
import { Loaded } from '../platform/session/loaded.tsx'
import { Pager } from '../ui/pager.tsx'
import { AdminShell } from './admin-shell.tsx'
import { AuditTable } from './audit-table.tsx'

export const handle = { frame: 'own' }

export default function AuditRoute() {
  const { t } = useTranslation('admin')
  return (
    <AdminShell title={t('audit.title')}>
      <h1 className="admin-title">{t('audit.title')}</h1>
      <p className="mt-1 text-small text-ink-2">{t('audit.lead')}</p>
      <Audit />
    </AdminShell>
  )
}

function Audit() {
  const { t } = useTranslation('admin')
  const pathOf = useLanguagePath()
  const [search] = useSearchParams()
  const page = Number(search.get('page')) || 1
  const answer = useAccountData<AuditPage>(`${adminPaths.audit}?page=${page}`)
  return (
    <Loaded answer={answer}>
      {({ data, total_pages }) => (
        <>
          <div className="admin-sheet mt-4 px-4 pt-4 pb-2 md:px-6">
            {data.length > 0 ? <AuditTable entries={data} /> : <p className="pb-2">{t('audit.empty')}</p>}
          </div>
          <Pager
            page={page}
            pages={total_pages}
            here={t('pages.here', { page, pages: total_pages })}
            labels={{ pages: t('pages.label'), previous: t('pages.previous'), next: t('pages.next') }}
            addressOf={(to) => pathOf(`/admin/audit?page=${to}`)}
          />
        </>
      )}
    </Loaded>
  )
}
