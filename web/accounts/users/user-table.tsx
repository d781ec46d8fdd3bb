import type { AdminUser } from '#contract/admin.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { countryName } from '#domain/country-name.ts'
import { timestampText } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Cell, ColumnName, Row, Table } from '../../ui/table.tsx'
import { UserBadge } from './user-badge.tsx'

export function UserTable({ users }: { users: readonly AdminUser[] }) {
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
          <Cell className="max-md:mr-3 max-md:inline">{t(`shop:account.roles.${user.user_type_id}`)}</Cell>
          <Cell className="max-md:mr-3 max-md:inline">
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
