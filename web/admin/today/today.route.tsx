import { adminPaths } from '#contract/admin-paths.ts'
import type { Today } from '#contract/admin-today.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AdminShell, AdminTitle } from '../admin-shell.tsx'
import { FiguresSection } from '../figures/figures-section.tsx'
import { LastChanges } from './last-changes.tsx'
import { TaskCard } from './task-card.tsx'

export const handle = { frame: 'own' }

export default function TodayRoute() {
  const { t } = useTranslation('admin-today')
  // Texts of parts of the page, loaded together with its own.
  useTranslation('admin')
  return (
    <AdminShell title={t('title')}>
      <AdminTitle>{t('title')}</AdminTitle>
      <Tasks />
      <FiguresSection />
      <LastChanges />
    </AdminShell>
  )
}

function Tasks() {
  const { t } = useTranslation('admin-today')
  const answer = useAccountData<Today>(adminPaths.today)
  return (
    <Loaded answer={answer}>
      {({ tasks, currency }) =>
        tasks.length === 0 ? (
          <EmptyState plant="olive" title={t('nothing.title')} text={t('nothing.text')} />
        ) : (
          <>
            <h2 className="visually-hidden">{t('to-do')}</h2>
            <div className="mt-5 grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
              {tasks.map((task) => (
                <TaskCard key={task.kind} task={task} currency={currency} />
              ))}
            </div>
          </>
        )
      }
    </Loaded>
  )
}
