import type { IconName } from '#web/ui/icon.tsx'

type AdminEntry = {
  key: 'today' | 'certificates' | 'users' | 'audit'
  path: string
  icon: IconName
}

/** What an admin can do here. */
export const adminEntries: readonly AdminEntry[] = [
  { key: 'today', path: '/admin', icon: 'home' },
  { key: 'certificates', path: '/admin/certificates', icon: 'file' },
  { key: 'users', path: '/admin/users', icon: 'users' },
  { key: 'audit', path: '/admin/audit', icon: 'list' },
]
