import { useLayoutEffect, useRef } from 'react'
import { formatNumber } from '../platform/formats.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { ShopNavLink } from '../platform/links.tsx'
import { logout, useSession } from '../platform/session/session.ts'
import { Icon, type IconName } from '../ui/icon.tsx'

type AdminNavigationProps = { waiting: Partial<Record<AdminEntryKey, number>> }

/** At the side on wide screens, a strip that scrolls sideways on narrow ones. */
export function AdminNavigation({ waiting }: AdminNavigationProps) {
  const { t, language } = useTranslation('admin')
  const { user, isLoggingOut } = useSession()
  const strip = useRef<HTMLElement>(null)
  // Where one is stands in sight, however far down the list it is and however wide the counts make it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written in the entries moves them
  useLayoutEffect(() => {
    const here = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (strip.current && here)
      strip.current.scrollLeft = here.offsetLeft - (strip.current.clientWidth - here.offsetWidth) / 2
  }, [t, waiting.certificates, waiting.orders])
  return (
    <nav ref={strip} aria-label={t('navigation.label')} className="admin-side">
      <ul>
        {adminEntries.map(({ key, path, icon }) => (
          <li key={key}>
            <ShopNavLink to={path} end={key === 'today'} className="admin-entry">
              <Icon name={icon} />
              {t(`navigation.${key}`)}
              {(waiting[key] ?? 0) > 0 && (
                <span className="admin-count">
                  {formatNumber(waiting[key] ?? 0, language)}
                  <span className="visually-hidden"> {t('navigation.waiting')}</span>
                </span>
              )}
            </ShopNavLink>
          </li>
        ))}
      </ul>
      {user && (
        <button
          type="button"
          className="admin-entry admin-logout"
          disabled={isLoggingOut}
          onClick={() => void logout()}
        >
          <Icon name="logout" />
          {t('navigation.logout')}
        </button>
      )}
    </nav>
  )
}

type AdminEntryKey = 'today' | 'certificates' | 'orders' | 'vouchers' | 'payment-methods' | 'users' | 'audit'

type AdminEntry = {
  key: AdminEntryKey
  path: string
  icon: IconName
}

/** What an admin can do here. */
const adminEntries: readonly AdminEntry[] = [
  { key: 'today', path: '/admin', icon: 'home' },
  { key: 'certificates', path: '/admin/certificates', icon: 'file' },
  { key: 'orders', path: '/admin/orders', icon: 'box' },
  { key: 'vouchers', path: '/admin/vouchers', icon: 'coins' },
  { key: 'payment-methods', path: '/admin/payment-methods', icon: 'lock' },
  { key: 'users', path: '/admin/users', icon: 'users' },
  { key: 'audit', path: '/admin/audit', icon: 'list' },
]
