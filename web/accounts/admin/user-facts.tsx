import type { AdminUser } from '#contract/admin.ts'
import { countryName } from '#domain/country-name.ts'
import { timestampText } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { UserBadge } from './user-badge.tsx'

export function UserFacts({ user }: { user: AdminUser }) {
  const { t, language } = useTranslation('admin')
  const now = new Date()
  const written = (timestamp: string | null) => timestamp && timestampText(timestamp, now, language)
  const facts = {
    state: <UserBadge user={user} />,
    email: user.email,
    role: t(`shop:account.roles.${user.user_type_id}`),
    country: user.country && countryName(user.country, language),
    registered: written(user.created_at),
    activated: written(user.activated_at),
    deactivated: written(user.deactivated_at),
    'second-factor': t(user.second_factor ? 'users.second-factor-on' : 'users.second-factor-off'),
  }
  return (
    <dl className="admin-sheet fact-list p-5 pt-3">
      {Object.entries(facts)
        .filter(([, value]) => value)
        .map(([fact, value]) => (
          <div key={fact}>
            <dt>{t(`users.facts.${fact}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
