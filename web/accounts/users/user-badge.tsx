import type { AdminUser } from '#contract/admin.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'

const tones: Record<UserState, BadgeTone> = {
  active: 'good',
  'not-activated': 'waiting',
  deactivated: 'refused',
  erased: 'quiet',
}

export function UserBadge({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin')
  const state = userState(user)
  return <Badge tone={tones[state]}>{t(`users.states.${state}`)}</Badge>
}

type UserState = 'erased' | 'deactivated' | 'not-activated' | 'active'

export function userState(user: Pick<AdminUser, 'email' | 'activated_at' | 'deactivated_at'>): UserState {
  if (user.email === null) return 'erased'
  if (user.deactivated_at) return 'deactivated'
  return user.activated_at ? 'active' : 'not-activated'
}
