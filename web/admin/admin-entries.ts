import type { IconName } from '#web/ui/icon.tsx'

export type AdminEntryKey =
  | 'today'
  | 'certificates'
  | 'orders'
  | 'vouchers'
  | 'payment-methods'
  | 'users'
  | 'audit'

type AdminEntry = {
  key: AdminEntryKey
  path: string
  icon: IconName
}

/** What an admin can do here. */
export const adminEntries: readonly AdminEntry[] = [
  { key: 'today', path: '/admin', icon: 'home' },
  { key: 'certificates', path: '/admin/certificates', icon: 'file' },
  { key: 'orders', path: '/admin/orders', icon: 'box' },
  { key: 'vouchers', path: '/admin/vouchers', icon: 'coins' },
  { key: 'payment-methods', path: '/admin/payment-methods', icon: 'lock' },
  { key: 'users', path: '/admin/users', icon: 'users' },
  { key: 'audit', path: '/admin/audit', icon: 'list' },
]
