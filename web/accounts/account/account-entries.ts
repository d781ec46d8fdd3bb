import { isPractitioner, type UserTypeId, userTypes } from '#domain/accounts/user-types.ts'
import type { IconName } from '../../ui/icon.tsx'

/** The paths of the account pages. */
const pages = {
  'practitioner-home': '/account/practitioner',
  'client-home': '/account/client',
  'practitioner-protocols': '/account/practitioner/protocols',
  'client-protocols': '/account/client/protocols',
  'practitioner-clients': '/account/practitioner/clients',
  renewals: '/account/practitioner/renewals',
  questions: '/account/practitioner/questions',
  'practitioner-profile': '/account/practitioner/profile',
  'own-practitioner': '/account/client/practitioner',
  'client-profile': '/account/client/profile',
  commission: '/account/practitioner/commission',
  'practitioner-orders': '/account/practitioner/orders',
  'client-orders': '/account/orders',
  shop: '/account/practitioner/shop',
  addresses: '/account/addresses',
  security: '/account/security',
  'my-data': '/account/my-data',
  admin: '/admin',
} as const

type AccountEntryKey =
  | 'home'
  | 'protocols'
  | 'commission'
  | 'clients'
  | 'practitioner'
  | 'orders'
  | 'questions'
  | 'shop'
  | 'profile'
  | 'addresses'
  | 'security'
  | 'my-data'
  | 'admin'
export type AccountEntry = {
  key: AccountEntryKey
  path: string
  /** Other pages that belong to it. */
  parts?: readonly string[]
  icon: IconName
}

const commission: AccountEntry = { key: 'commission', path: pages.commission, icon: 'coins' }
const shop: AccountEntry = { key: 'shop', path: pages.shop, icon: 'store' }
const addresses: AccountEntry = { key: 'addresses', path: pages.addresses, icon: 'pin' }
const clients: AccountEntry = {
  key: 'clients',
  path: pages['practitioner-clients'],
  parts: [pages.renewals],
  icon: 'users',
}
const practitioner: AccountEntry = { key: 'practitioner', path: pages['own-practitioner'], icon: 'leaf' }
const questions: AccountEntry = { key: 'questions', path: pages.questions, icon: 'info' }
const security: AccountEntry = { key: 'security', path: pages.security, icon: 'lock' }
const myData: AccountEntry = { key: 'my-data', path: pages['my-data'], icon: 'file' }

/** The entries of the account navigation, by account type. */
export function accountEntries(type: UserTypeId): readonly AccountEntry[] {
  // Admins have the same profile as clients: name, address and phone number.
  if (type === userTypes.admin) {
    const profile: AccountEntry = { key: 'profile', path: pages['client-profile'], icon: 'user' }
    const orders: AccountEntry = { key: 'orders', path: pages['client-orders'], icon: 'box' }
    return [{ key: 'admin', path: pages.admin, icon: 'grid' }, orders, profile, addresses, security, myData]
  }
  const kind = isPractitioner(type) ? 'practitioner' : 'client'
  return [
    { key: 'home', path: pages[`${kind}-home`], icon: 'home' },
    {
      key: 'protocols',
      path: pages[`${kind}-protocols`],
      icon: 'protocol',
    },
    ...(kind === 'practitioner' ? [clients, commission] : []),
    { key: 'orders', path: pages[`${kind}-orders`], icon: 'box' },
    ...(kind === 'client' ? [practitioner] : [shop, questions]),
    { key: 'profile', path: pages[`${kind}-profile`], icon: 'user' },
    addresses,
    security,
    myData,
  ]
}

type Person = { user_type_id: UserTypeId; second_factor_needed: boolean }

/** Where `/account` redirects to. An admin who still needs a second factor sets it up first. */
export function accountHome({ user_type_id, second_factor_needed }: Person): string {
  if (second_factor_needed) return pages.security
  return accountEntries(user_type_id)[0]?.path ?? pages.security
}
