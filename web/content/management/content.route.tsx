import { useState } from 'react'
import type { EntryList } from '#contract/content.ts'
import { contentPaths } from '#contract/content-paths.ts'
import { AdminShell, AdminTitle } from '#web/admin/admin-shell.tsx'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { useAccountData } from '#web/platform/session/account-data.ts'
import { Loaded } from '#web/platform/session/loaded.tsx'
import { TableCard } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { EntryTable } from './entry-table.tsx'
import { NewPage } from './new-page.tsx'
import { StandardPages } from './standard-pages.tsx'

export const handle = { frame: 'own' }

/** What the team writes. */
export default function ContentRoute() {
  const { t } = useTranslation('content')
  return (
    <AdminShell title={t('title')}>
      <Content />
    </AdminShell>
  )
}

function Content() {
  const { t } = useTranslation('content')
  const answer = useAccountData<EntryList>(contentPaths.entries)
  const [isMaking, setMaking] = useState(false)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <AdminTitle>{t('title')}</AdminTitle>
        <button type="button" className="btn btn-primary" onClick={() => setMaking(true)}>
          <Icon name="plus" size={18} />
          {t('new-page')}
        </button>
      </div>
      <p className="mt-2 max-w-[68ch] text-ink-2">{t('lead')}</p>
      <Loaded answer={answer}>
        {({ data, standard_pages }) => (
          <>
            {data.length > 0 && (
              <TableCard className="mt-4">
                <EntryTable entries={data} />
              </TableCard>
            )}
            {standard_pages.length > 0 && <StandardPages pages={standard_pages} />}
          </>
        )}
      </Loaded>
      {isMaking && <NewPage onClose={() => setMaking(false)} />}
    </>
  )
}
