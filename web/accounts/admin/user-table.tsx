import type { AdminUser } from '#contract/admin.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { countryName } from '#domain/country-name.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { momentText } from '../../platform/moments.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { UserBadge } from './user-badge.tsx'

export function UserTable({ users }: { users: readonly AdminUser[] }) {
  const { t, language } = useTranslation('admin')
  const now = new Date()
  return (
    <table className="admin-table">
      <thead>
        <tr>
          <th scope="col">{t('users.name')}</th>
          <th scope="col">{t('users.role')}</th>
          <th scope="col">{t('users.country')}</th>
          <th scope="col">{t('users.registered')}</th>
          <th scope="col">{t('users.state')}</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id}>
            <td>
              <span className="flex items-center gap-3">
                <Avatar {...user} />
                <span className="min-w-0">
                  <ShopLink to={`/admin/users/${user.id}`} className="link block">
                    {personName(user) || t('users.erased')}
                  </ShopLink>
                  <span className="text-small text-ink-3">{user.email}</span>
                </span>
              </span>
            </td>
            <td className="cell-inline">{t(`shop:account.roles.${user.user_type_id}`)}</td>
            <td className="cell-inline">{user.country && countryName(user.country, language)}</td>
            <td className="cell-inline text-ink-2">{momentText(user.created_at, now, language)}</td>
            <td>
              <UserBadge user={user} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
