import type { AdminUser } from '#contract/admin.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { type UserState, userState } from './user-state.ts'

const looks: Record<UserState, string> = {
  active: 'bg-tint text-bottle',
  'not-activated': 'bg-amber-soft text-amber',
  deactivated: 'bg-madder-soft text-madder',
  erased: 'bg-sunken text-ink-2',
}

export function UserBadge({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin')
  const state = userState(user)
  return <span className={`badge ${looks[state]}`}>{t(`users.states.${state}`)}</span>
}
