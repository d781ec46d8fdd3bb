import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { ShopLink } from '#web/platform/links.tsx'
import type { IconName } from '#web/ui/icon.tsx'
import { TaskRow } from '#web/ui/task-row.tsx'

const things = [
  { key: 'goals', icon: 'leaf', path: '/health-goals' },
  { key: 'details', icon: 'user', path: '/account/client/profile' },
  { key: 'security', icon: 'lock', path: '/account/security' },
] as const satisfies { key: string; icon: IconName; path: string }[]

/** Suggested first steps for people who shop for themselves. */
export function ClientTasks() {
  const { t } = useTranslation('onboarding')
  return (
    <ul className="double-rule">
      {things.map(({ key, icon, path }) => (
        <TaskRow
          key={key}
          icon={icon}
          title={t(`welcome.${key}.title`)}
          text={t(`welcome.${key}.text`)}
          end={
            <ShopLink to={path} className="btn btn-plain">
              {t(`welcome.${key}.link`)}
            </ShopLink>
          }
        />
      ))}
    </ul>
  )
}
