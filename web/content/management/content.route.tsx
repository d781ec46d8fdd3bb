import { useState } from 'react'
import type { EntryList } from '#contract/content.ts'
import { contentPaths } from '#contract/content-paths.ts'
import { AdminShell, AdminTitle } from '#web/admin/admin-shell.tsx'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { ButtonResultPager } from '#web/platform/result-page.tsx'
import { useAccountData } from '#web/platform/session/account-data.ts'
import { Loaded } from '#web/platform/session/loaded.tsx'
import { usePages } from '#web/platform/use-pages.ts'
import { TableCard } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { EntryTable } from './entry-table.tsx'
import { NewEntry, type NewKind } from './new-entry.tsx'
import { StandardTexts } from './standard-texts.tsx'

export const handle = { frame: 'own' }

const newKinds = ['page', 'article', 'ad', 'template'] as const satisfies readonly NewKind[]

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
  const { shown, pager } = usePages(answer.data?.data ?? [], 50)
  const [made, setMade] = useState<NewKind>()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <AdminTitle>{t('title')}</AdminTitle>
        <div className="flex flex-wrap gap-2">
          {newKinds.map((kind) => (
            <button key={kind} type="button" className="btn btn-plain" onClick={() => setMade(kind)}>
              <Icon name="plus" size={18} />
              {t(`new.${kind}`)}
            </button>
          ))}
        </div>
      </div>
      <p className="mt-2 max-w-[68ch] text-ink-2">{t('lead')}</p>
      <Loaded answer={answer}>
        {({ data, standard, is_elsewhere }) =>
          is_elsewhere ? (
            <p className="mt-4 max-w-[68ch] rounded-card border-l-4 border-verbena bg-sunken px-4 py-3">
              {t('elsewhere')}
            </p>
          ) : (
            <>
              {data.length > 0 && (
                <>
                  <TableCard className="mt-4">
                    <EntryTable entries={shown} />
                  </TableCard>
                  <ButtonResultPager {...pager} />
                </>
              )}
              {standard.length > 0 && <StandardTexts texts={standard} />}
            </>
          )
        }
      </Loaded>
      {made && <NewEntry kind={made} onClose={() => setMade(undefined)} />}
    </>
  )
}
