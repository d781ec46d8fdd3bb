import { useParams } from 'react-router'
import type { Entry } from '#contract/content.ts'
import { contentPaths } from '#contract/content-paths.ts'
import { AdminShell, AdminTitle } from '#web/admin/admin-shell.tsx'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { ShopLink } from '#web/platform/links.tsx'
import { useAccountData } from '#web/platform/session/account-data.ts'
import { Loaded } from '#web/platform/session/loaded.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { EntryEditor } from './entry-editor.tsx'

export const handle = { frame: 'own' }

export default function EntryRoute() {
  const { t } = useTranslation('content')
  const id = Number(useParams().id)
  return (
    <AdminShell title={t('title')}>
      <ShopLink to="/admin/content" className="link mb-3 inline-flex items-center gap-1.5 text-label">
        <Icon name="arrow-left" size={16} />
        {t('back')}
      </ShopLink>
      <LoadedEntry key={id} id={id} />
    </AdminShell>
  )
}

function LoadedEntry({ id }: { id: number }) {
  const answer = useAccountData<Entry>(contentPaths.entry(id))
  return (
    <Loaded answer={answer}>
      {(entry) => <EntryEditor loaded={entry} titled={(title) => <AdminTitle>{title}</AdminTitle>} />}
    </Loaded>
  )
}
