import { useLayoutEffect, useRef } from 'react'
import { formatNumber } from '../platform/formats.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { ShopNavLink } from '../platform/links.tsx'
import { logout, useSession } from '../platform/session/session.ts'
import { Icon, type IconName } from '../ui/icon.tsx'

type AdminNavigationProps = { waiting: Partial<Record<AdminEntryKey, number>> }

const entry =
  'flex h-12 items-center gap-2 px-2.5 font-strong whitespace-nowrap text-bar-muted hover:text-white focus-visible:shadow-none focus-visible:-outline-offset-4 focus-visible:outline-white aria-[current=page]:text-white max-xl:not-focus-visible:aria-[current=page]:shadow-[inset_0_-3px_0_var(--color-verbena)] xl:h-auto xl:min-h-10 xl:w-full xl:gap-3 xl:rounded-control xl:px-3 xl:py-1 xl:whitespace-normal xl:aria-[current=page]:bg-[#ffffff17] xl:aria-[current=page]:shadow-[inset_3px_0_0_var(--color-verbena)] max-xl:[&>.icon]:hidden'

/** A side column on wide screens, a horizontally scrolling strip on narrow ones. */
export function AdminNavigation({ waiting }: AdminNavigationProps) {
  const { t, language } = useTranslation('admin')
  const { user, isLoggingOut } = useSession()
  const strip = useRef<HTMLElement>(null)
  const counts = Object.values(waiting).join()
  // Scrolls the current entry into view, however long the list is and however wide the counts make it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text of the entries moves them
  useLayoutEffect(() => {
    const here = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (strip.current && here)
      strip.current.scrollLeft = here.offsetLeft - (strip.current.clientWidth - here.offsetWidth) / 2
  }, [t, counts])
  return (
    <nav
      ref={strip}
      aria-label={t('navigation.label')}
      className="flex overflow-x-auto bg-[#1b211e] px-2 max-xl:relative [scrollbar-width:none] xl:sticky xl:top-0 xl:h-[calc(100vh-60px)] xl:min-h-100 xl:w-53 xl:flex-none xl:flex-col xl:overflow-y-auto xl:px-3.5 xl:py-4"
    >
      <ul className="flex xl:flex-col">
        {adminEntries.map(({ key, path, icon }) => (
          <li key={key}>
            <ShopNavLink to={path} end={key === 'today'} className={entry}>
              <Icon name={icon} />
              {t(`navigation.${key}`)}
              {(waiting[key] ?? 0) > 0 && (
                <span className="rounded-[9px] bg-verbena px-1.5 text-[12px]/4.5 font-[700] text-on-verbena xl:ml-auto">
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
          className={`${entry} xl:mt-auto`}
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

type AdminEntryKey =
  | 'today'
  | 'certificates'
  | 'claims'
  | 'orders'
  | 'messages'
  | 'questions'
  | 'products'
  | 'imports'
  | 'taxonomy'
  | 'stock'
  | 'recalls'
  | 'reactions'
  | 'payouts'
  | 'vouchers'
  | 'payment-methods'
  | 'content'
  | 'users'
  | 'audit'

type AdminEntry = {
  key: AdminEntryKey
  path: string
  icon: IconName
}

/** The entries of the admin navigation. */
const adminEntries: readonly AdminEntry[] = [
  { key: 'today', path: '/admin', icon: 'home' },
  { key: 'certificates', path: '/admin/certificates', icon: 'file' },
  { key: 'claims', path: '/admin/claims', icon: 'warning' },
  { key: 'orders', path: '/admin/orders', icon: 'box' },
  { key: 'messages', path: '/admin/messages', icon: 'mail' },
  { key: 'questions', path: '/admin/questions', icon: 'info' },
  { key: 'products', path: '/admin/products', icon: 'leaf' },
  { key: 'imports', path: '/admin/imports', icon: 'upload' },
  { key: 'taxonomy', path: '/admin/taxonomy', icon: 'grid' },
  { key: 'stock', path: '/admin/stock', icon: 'store' },
  { key: 'recalls', path: '/admin/recalls', icon: 'warning' },
  { key: 'reactions', path: '/admin/reactions', icon: 'bell' },
  { key: 'payouts', path: '/admin/payouts', icon: 'coins' },
  { key: 'vouchers', path: '/admin/vouchers', icon: 'note' },
  { key: 'payment-methods', path: '/admin/payment-methods', icon: 'lock' },
  { key: 'content', path: '/admin/content', icon: 'edit' },
  { key: 'users', path: '/admin/users', icon: 'users' },
  { key: 'audit', path: '/admin/audit', icon: 'list' },
]
