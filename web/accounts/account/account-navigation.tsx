import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { CurrentUser } from '#contract/accounts.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopNavLink } from '../../platform/links.tsx'
import { logout, useSession } from '../../platform/session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { initialsOf } from '../../ui/initials.ts'
import { accountEntries } from './account-entries.ts'

/** At the side on wide screens, a strip that scrolls sideways on narrow ones. */
export function AccountNavigation() {
  const { t } = useTranslation('account')
  const { user, isLoggingOut } = useSession()
  const strip = usePresentEntryInSight()
  return (
    <aside className="account-side no-print">
      <div className="account-side-content">
        <span className="plant account-plant" aria-hidden="true" />
        <Person user={user} />
        <nav aria-label={t('navigation.label')} ref={strip}>
          <ul className="account-entries">
            {user
              ? accountEntries(user.user_type_id).map(({ key, path, icon }) => (
                  <li key={key}>
                    <ShopNavLink to={path} end={key === 'home'} className="account-entry">
                      <Icon name={icon} />
                      {t(`navigation.${key}`)}
                    </ShopNavLink>
                  </li>
                ))
              : [1, 2, 3, 4].map((line) => (
                  <li key={line} className="account-entry">
                    <span className="skeleton skeleton-on-bar h-4 w-24" />
                  </li>
                ))}
          </ul>
        </nav>
        {user && (
          <button
            type="button"
            className="account-entry account-logout"
            disabled={isLoggingOut}
            onClick={() => void logout()}
          >
            <Icon name="logout" />
            {t('navigation.logout')}
          </button>
        )}
      </div>
    </aside>
  )
}

function Person({ user }: { user: CurrentUser | undefined }) {
  const { t } = useTranslation('account')
  return (
    <div className="account-person">
      <span className="account-avatar" aria-hidden="true">
        {user && initialsOf(user)}
      </span>
      {user ? (
        <p className="min-w-0 leading-[19px]">
          <b className="block font-semibold break-words text-white">{personName(user)}</b>
          <span className="text-micro">{t(`shop:account.roles.${user.user_type_id}`)}</span>
        </p>
      ) : (
        <span className="skeleton skeleton-on-bar h-9 w-28" />
      )}
    </div>
  )
}

/** The strip of narrow screens begins where one is. */
function usePresentEntryInSight() {
  const { pathname } = useLocation()
  const { user } = useSession()
  const strip = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry is another one on each page
  useEffect(() => {
    const entry = strip.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (entry) strip.current?.scrollTo({ left: entry.offsetLeft - 16 })
  }, [pathname, user?.id])
  return strip
}
