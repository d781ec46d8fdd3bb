import { useSearchParams } from 'react-router'
import { adminPaths } from '#contract/admin-paths.ts'
import type { StuckJobPage } from '#contract/admin-today.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useLanguagePath } from '../../platform/links.tsx'
import { pagePath } from '../../platform/query-string.ts'
import { ResultPage } from '../../platform/result-page.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { pageParam } from '../../platform/url-params.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AdminShell, AdminTitle } from '../admin-shell.tsx'
import { JobTable } from './job-table.tsx'

export const handle = { frame: 'own' }

export default function JobsRoute() {
  const { t } = useTranslation('admin-today')
  // Texts of parts of the page, loaded together with its own.
  useTranslation('admin')
  return (
    <AdminShell title={t('jobs.title')}>
      <AdminTitle>{t('jobs.title')}</AdminTitle>
      <p className="mt-1 max-w-[72ch] text-small text-ink-2">{t('jobs.lead')}</p>
      <Jobs />
    </AdminShell>
  )
}

function Jobs() {
  const { t } = useTranslation('admin-today')
  const pathOf = useLanguagePath()
  const [search] = useSearchParams()
  const page = pageParam(search)
  const answer = useAccountData<StuckJobPage>(`${adminPaths.jobs}?page=${page}`, { keepPreviousData: true })
  return (
    <Loaded answer={answer}>
      {({ data, total_pages }) => (
        <ResultPage
          page={page}
          pages={total_pages}
          addressOf={(other) => pathOf(pagePath('/admin/jobs', other))}
          className="mt-4"
          isEmpty={data.length === 0}
          empty={<EmptyState plant="olive" title={t('jobs.none')} />}
        >
          <JobTable jobs={data} />
        </ResultPage>
      )}
    </Loaded>
  )
}
