import type { AdminUser } from '#contract/admin.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { type UserState, userState } from './user-state.ts'

const looks: Record<UserState, BadgeTone> = {
  active: 'good',
  'not-activated': 'waiting',
  deactivated: 'refused',
  erased: 'quiet',
}

export function UserBadge({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin')
  const state = userState(user)
  return <Badge tone={looks[state]}>{t(`users.states.${state}`)}</Badge>
}
