import { useNavigate, useSearchParams } from 'react-router'
import type { AuditPage } from '#contract/admin.ts'
import { adminPaths } from '#contract/admin-paths.ts'
import { FileButton } from '../../platform/file-button.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink, useLanguagePath } from '../../platform/links.tsx'
import { ResultPage } from '../../platform/result-page.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AdminShell, AdminTitle } from '../admin-shell.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { AuditTable } from './audit-table.tsx'
import { type AuditView, auditSearch, isFiltered, readAuditView } from './audit-view.ts'

export const handle = { frame: 'own' }

export default function AuditRoute() {
  const { t } = useTranslation('admin')
  return (
    <AdminShell title={t('audit.title')}>
      <Audit />
    </AdminShell>
  )
}

function Audit() {
  const { t } = useTranslation('admin')
  const pathOf = useLanguagePath()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const view = readAuditView(search)
  const addressOf = (shown: AuditView) => pathOf(`/admin/audit${auditSearch(shown)}`)
  const answer = useAccountData<AuditPage>(`${adminPaths.audit}${auditSearch(view)}`, {
    keepPreviousData: true,
  })
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="mr-auto">
          <AdminTitle>{t('audit.title')}</AdminTitle>
          <p className="mt-1 text-small text-ink-2">{t('audit.lead')}</p>
        </div>
        <FileButton
          path={`${adminPaths.auditCsv}${auditSearch({ ...view, page: 1 })}`}
          saveAs="audit.csv"
          icon="download"
        >
          {t('audit.csv')}
        </FileButton>
      </div>
      <AuditFilters
        view={view}
        page={answer.data}
        onChange={(next) => void navigate(addressOf(next), { replace: true, preventScrollReset: true })}
      />
      <Loaded answer={answer}>
        {({ data, total_pages }) => (
          <ResultPage
            page={view.page}
            pages={total_pages}
            addressOf={(page) => addressOf({ ...view, page })}
            className="mt-4"
            isEmpty={data.length === 0}
            empty={
              <EmptyState plant="olive" title={t(isFiltered(view) ? 'audit.no-match' : 'audit.empty')}>
                {(isFiltered(view) || view.page > 1) && (
                  <ShopLink to="/admin/audit" className="btn btn-plain">
                    {t('audit.kinds.all')}
                  </ShopLink>
                )}
              </EmptyState>
            }
          >
            <AuditTable entries={data} />
          </ResultPage>
        )}
      </Loaded>
    </>
  )
}
