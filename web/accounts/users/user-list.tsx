import { useNavigate, useSearchParams } from 'react-router'
import type { AdminUser, AdminUserPage } from '#contract/admin.ts'
import { adminPaths } from '#contract/admin-paths.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { countryName } from '#domain/country-name.ts'
import { timestampText } from '../../platform/dates.ts'
import { useDebouncedQuery } from '../../platform/debounced-query.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink, useLanguagePath } from '../../platform/links.tsx'
import { queryString } from '../../platform/query-string.ts'
import { ResultPage } from '../../platform/result-page.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { pageParam } from '../../platform/url-params.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Input } from '../../ui/form/control.tsx'
import { Cell, ColumnName, Row, Table } from '../../ui/table.tsx'
import { Toolbar } from '../../ui/toolbar.tsx'
import { UserBadge } from './user-badge.tsx'

export function UserList() {
  const { t, language } = useTranslation('admin')
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  const [search] = useSearchParams()
  const { query, page } = readUserSearch(search)
  const [typed, setTyped] = useDebouncedQuery(query, (wanted) => {
    void navigate(pathOf(`/admin/users${userSearch({ query: wanted, page: 1 })}`), { replace: true })
  })
  const answer = useAccountData<AdminUserPage>(
    `${adminPaths.users}?${new URLSearchParams({ query, page: String(page) })}`,
    { keepPreviousData: true },
  )
  return (
    <>
      <Toolbar className="mt-4">
        <Input
          type="search"
          className="max-w-120"
          aria-label={t('users.search')}
          placeholder={t('users.search')}
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Toolbar>
      <Loaded answer={answer}>
        {({ data, total_results, total_pages }) => (
          <>
            <p role="status" className="mt-3 text-small text-ink-2">
              {t('users.found', { count: total_results, formatted: formatNumber(total_results, language) })}
            </p>
            <ResultPage
              page={page}
              pages={total_pages}
              addressOf={(to) => pathOf(`/admin/users${userSearch({ query, page: to })}`)}
              className="mt-3"
              isEmpty={data.length === 0}
              empty={
                <EmptyState plant="chamomile" title={t('users.none')}>
                  <ShopLink to="/admin/users" className="btn btn-plain" onClick={() => setTyped('')}>
                    {t('users.back')}
                  </ShopLink>
                </EmptyState>
              }
            >
              <UserTable users={data} />
            </ResultPage>
          </>
        )}
      </Loaded>
    </>
  )
}

function UserTable({ users }: { users: readonly AdminUser[] }) {
  const { t, language } = useTranslation('admin')
  const now = new Date()
  return (
    <Table
      head={
        <>
          <ColumnName>{t('users.name')}</ColumnName>
          <ColumnName>{t('users.role')}</ColumnName>
          <ColumnName>{t('users.country')}</ColumnName>
          <ColumnName>{t('users.registered')}</ColumnName>
          <ColumnName>{t('users.state')}</ColumnName>
        </>
      }
    >
      {users.map((user) => (
        <Row key={user.id}>
          <Cell>
            <span className="flex items-center gap-3">
              <Avatar {...user} />
              <span className="min-w-0">
                <ShopLink to={`/admin/users/${user.id}`} className="link block">
                  {personName(user) || t('users.erased')}
                </ShopLink>
                <span className="text-small text-ink-3">{user.email}</span>
              </span>
            </span>
          </Cell>
          <Cell className="max-md:mr-3 max-md:inline md:whitespace-nowrap">
            {t(`shop:account.roles.${user.user_type_id}`)}
          </Cell>
          <Cell className="max-md:mr-3 max-md:inline md:whitespace-nowrap">
            {user.country && countryName(user.country, language)}
          </Cell>
          <Cell className="max-md:mr-3 max-md:inline text-ink-2">
            {timestampText(user.created_at, now, language)}
          </Cell>
          <Cell>
            <UserBadge user={user} />
          </Cell>
        </Row>
      ))}
    </Table>
  )
}

type UserSearch = { query: string; page: number }

export function readUserSearch(search: URLSearchParams): UserSearch {
  return { query: search.get('query') ?? '', page: pageParam(search) }
}

export function userSearch({ query, page }: UserSearch): string {
  return queryString({ query, page: page > 1 && page })
}
