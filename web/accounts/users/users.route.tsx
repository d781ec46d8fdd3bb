import { AdminShell, AdminTitle } from '../../admin/admin-shell.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { UserList } from './user-list.tsx'

export const handle = { frame: 'own' }

export default function UsersRoute() {
  const { t } = useTranslation('admin')
  return (
    <AdminShell title={t('users.title')}>
      <AdminTitle>{t('users.title')}</AdminTitle>
      <UserList />
    </AdminShell>
  )
}
