import { AdminShell, AdminTitle } from '../../admin/admin-shell.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { MessageList } from './message-list.tsx'

export const handle = { frame: 'own' }

/** What people wrote to the shop; the messages themselves are only on their own pages. */
export default function MessagesRoute() {
  const { t } = useTranslation('messages')
  return (
    <AdminShell title={t('admin.title')}>
      <AdminTitle>{t('admin.title')}</AdminTitle>
      <MessageList />
    </AdminShell>
  )
}
