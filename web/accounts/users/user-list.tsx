import { useNavigate, useSearchParams } from 'react-router'
import { adminPaths } from '#contract/account-paths.ts'
import type { AdminUserPage } from '#contract/admin.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink, useLanguagePath } from '../../platform/links.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { useTypedQuery } from '../../platform/typed-query.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pager } from '../../ui/pager.tsx'
import { readUserSearch, userSearch } from './user-search.ts'
import { UserTable } from './user-table.tsx'

export function UserList() {
  const { t, language } = useTranslation('admin')
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  const [search] = useSearchParams()
  const { query, page } = readUserSearch(search)
  const [typed, setTyped] = useTypedQuery(query, (wanted) => {
    void navigate(pathOf(`/admin/users${userSearch({ query: wanted, page: 1 })}`), { replace: true })
  })
  const answer = useAccountData<AdminUserPage>(
    `${adminPaths.users}?${new URLSearchParams({ query, page: String(page) })}`,
  )
  return (
    <>
      <input
        type="search"
        className="field-control mt-4 max-w-120"
        aria-label={t('users.search')}
        placeholder={t('users.search')}
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Loaded answer={answer}>
        {({ data, total_results, total_pages }) => (
          <>
            <p role="status" className="mt-3 text-small text-ink-2">
              {t('users.found', { count: total_results, formatted: formatNumber(total_results, language) })}
            </p>
            {data.length > 0 ? (
              <div className="admin-sheet mt-3 px-4 pt-4 pb-2 md:px-6">
                <UserTable users={data} />
              </div>
            ) : (
              <EmptyState plant="chamomile" title={t('users.none')}>
                <ShopLink to="/admin/users" className="btn btn-plain" onClick={() => setTyped('')}>
                  {t('users.back')}
                </ShopLink>
              </EmptyState>
            )}
            <Pager
              page={page}
              pages={total_pages}
              here={t('pages.here', { page, pages: total_pages })}
              labels={{ pages: t('pages.label'), previous: t('pages.previous'), next: t('pages.next') }}
              addressOf={(to) => pathOf(`/admin/users${userSearch({ query, page: to })}`)}
            />
          </>
        )}
      </Loaded>
    </>
  )
}
