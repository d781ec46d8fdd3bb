import { isPractitioner, type UserTypeId, userTypes } from '#domain/accounts/user-types.ts'
import type { IconName } from '../../ui/icon.tsx'

/** `key` is the label's key under `account` in the shop namespace. */
export type AccountLink = {
  key: 'home' | 'protocols' | 'orders' | 'profile' | 'addresses' | 'security' | 'my-data' | 'admin'
  path: string
  icon: IconName
}

const addresses: AccountLink = { key: 'addresses', path: '/account/addresses', icon: 'pin' }
const security: AccountLink = { key: 'security', path: '/account/security', icon: 'lock' }
const myData: AccountLink = { key: 'my-data', path: '/account/my-data', icon: 'file' }

/** The account links of a user type. */
export function accountLinks(type: UserTypeId): AccountLink[] {
  if (type === userTypes.admin) return [{ key: 'admin', path: '/admin', icon: 'home' }, security]
  const builds = isPractitioner(type)
  const home = builds ? '/account/practitioner' : '/account/client'
  return [
    { key: 'home', path: home, icon: 'home' },
    { key: 'protocols', path: `${home}/protocols`, icon: 'protocol' },
    { key: 'orders', path: builds ? `${home}/orders` : '/account/orders', icon: 'box' },
    { key: 'profile', path: `${home}/profile`, icon: 'user' },
    addresses,
    security,
    myData,
  ]
}
