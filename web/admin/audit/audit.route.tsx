import { useSearchParams } from 'react-router'
import type { AuditPage } from '#contract/admin.ts'
import { adminPaths } from '#contract/admin-paths.ts'
import { type AuditKind, auditKinds } from '#domain/audit.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink, useLanguagePath } from '../../platform/links.tsx'
import { ResultPage } from '../../platform/result-page.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AdminShell, AdminTitle } from '../admin-shell.tsx'
import { AuditTable } from './audit-table.tsx'

export const handle = { frame: 'own' }

export default function AuditRoute() {
  const { t } = useTranslation('admin')
  return (
    <AdminShell title={t('audit.title')}>
      <AdminTitle>{t('audit.title')}</AdminTitle>
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
  const kind = auditKinds.find((each) => each === search.get('kind')) ?? 'all'
  const answer = useAccountData<AuditPage>(`${adminPaths.audit}?kind=${kind}&page=${page}`)
  return (
    <>
      <Kinds chosen={kind} />
      <Loaded answer={answer}>
        {({ data, total_pages }) => (
          <ResultPage
            words="admin"
            page={page}
            pages={total_pages}
            addressOf={(to) => pathOf(`/admin/audit?kind=${kind}&page=${to}`)}
            className="mt-4"
            isEmpty={data.length === 0}
            empty={
              <EmptyState plant="olive" title={t('audit.none')}>
                {(kind !== 'all' || page > 1) && (
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

function Kinds({ chosen }: { chosen: AuditKind }) {
  const { t } = useTranslation('admin')
  return (
    <nav aria-label={t('audit.kinds.label')} className="mt-4">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {auditKinds.map((kind) => (
          <li key={kind}>
            <ShopLink
              to={`/admin/audit?kind=${kind}`}
              className="link inline-flex min-h-6 items-center aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
              aria-current={kind === chosen ? 'page' : undefined}
            >
              {t(`audit.kinds.${kind}`)}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
