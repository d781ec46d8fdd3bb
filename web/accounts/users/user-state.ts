import type { AdminUser } from '#contract/admin.ts'

export type UserState = 'erased' | 'deactivated' | 'not-activated' | 'active'

export function userState(user: Pick<AdminUser, 'email' | 'activated_at' | 'deactivated_at'>): UserState {
  if (user.email === null) return 'erased'
  if (user.deactivated_at) return 'deactivated'
  return user.activated_at ? 'active' : 'not-activated'
}
