import { isPractitioner, type UserTypeId, userTypes } from '#domain/accounts/user-types.ts'
import type { IconName } from '../ui/icon.tsx'

/** `key` is the wording under `account` in the shop namespace. */
export type AccountLink = {
  key: 'home' | 'protocol' | 'protocols' | 'profile' | 'admin' | 'security'
  path: string
  icon: IconName
}

const security: AccountLink = { key: 'security', path: '/account/security', icon: 'lock' }

/** Where people of a type go in their account. */
export function accountLinks(type: UserTypeId): AccountLink[] {
  if (type === userTypes.admin) return [{ key: 'admin', path: '/admin', icon: 'home' }, security]
  const builds = isPractitioner(type)
  const home = builds ? '/account/practitioner' : '/account/client'
  return [
    { key: 'home', path: home, icon: 'home' },
    { key: builds ? 'protocol' : 'protocols', path: `${home}/protocols`, icon: 'protocol' },
    { key: 'profile', path: `${home}/profile`, icon: 'user' },
    security,
  ]
}
