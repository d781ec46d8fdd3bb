import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { CurrentUser } from '#contract/accounts.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink, ShopNavLink, useLanguagePath } from '../../platform/links.tsx'
import { useNewOrderCount } from '../../platform/new-orders.ts'
import { logout, useSession } from '../../platform/session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { initialsOf } from '../../ui/initials.ts'
import { type AccountEntry, accountEntries } from './account-entries.ts'

const entry =
  'flex h-12 items-center font-strong whitespace-nowrap text-bar-muted hover:text-white focus-visible:-outline-offset-4 focus-visible:outline-white aria-[current=page]:text-white max-xl:aria-[current=page]:shadow-[inset_0_-3px_0_var(--color-verbena)] xl:mb-0.5 xl:h-auto xl:min-h-11 xl:w-full xl:gap-3 xl:rounded-control xl:px-3 xl:py-1 xl:whitespace-normal xl:hover:bg-[#ffffff0d] xl:focus-visible:shadow-none xl:focus-visible:-outline-offset-2 xl:aria-[current=page]:bg-[#ffffff17] xl:not-focus-visible:aria-[current=page]:shadow-[inset_3px_0_0_var(--color-verbena)] max-xl:[&>.icon]:hidden'

/** A side column on wide screens, a horizontally scrolling strip on narrow ones. */
export function AccountNavigation() {
  const { t } = useTranslation('account')
  const { user, isLoggingOut } = useSession()
  const strip = useCurrentEntryInView()
  // As many entries as there will be, until the user is known.
  const isForPractitioners = useLocation().pathname.includes('/account/practitioner')
  return (
    <aside className="no-print relative bg-bar text-bar-muted after:pointer-events-none after:absolute after:inset-y-0 after:right-0 after:w-11 after:bg-[linear-gradient(90deg,transparent,var(--color-bar))] xl:-mb-(--bar-height) xl:w-58 xl:flex-none xl:overflow-clip xl:after:hidden">
      {/* Keeps the logout button above the builder's bar, even while the header is visible. */}
      <div className="xl:sticky xl:top-0 xl:flex xl:h-full xl:max-h-[calc(100vh-77px-var(--bar-height,0px))] xl:flex-col xl:overflow-y-auto xl:px-3.5 xl:py-6">
        <Person user={user} />
        <nav
          aria-label={t('navigation.label')}
          ref={strip}
          className="overflow-x-auto [scrollbar-width:none] xl:flex-none"
        >
          <ul className="flex w-max gap-5.5 pr-11 pl-4 xl:block xl:w-auto xl:p-0">
            {user
              ? accountEntries(user.user_type_id).map((one) => (
                  <li key={one.key}>
                    <Entry entry={one} />
                  </li>
                ))
              : accountEntries(isForPractitioners ? userTypes.practitioner : userTypes.client).map(
                  ({ key }) => (
                    <li key={`waiting-${key}`} className={entry}>
                      <span className="skeleton skeleton-on-bar h-4 w-24" />
                    </li>
                  ),
                )}
          </ul>
        </nav>
        <Drawing />
        <button
          type="button"
          className={`${entry} max-xl:hidden xl:flex-none xl:text-white ${user ? '' : 'invisible'}`}
          disabled={isLoggingOut}
          onClick={() => void logout()}
        >
          <Icon name="logout" />
          {t('navigation.logout')}
        </button>
      </div>
    </aside>
  )
}

function Entry({ entry: { key, path, icon, parts = [] } }: { entry: AccountEntry }) {
  const { t } = useTranslation('account')
  const { pathname } = useLocation()
  const pathOf = useLanguagePath()
  const content = (
    <>
      <Icon name={icon} />
      {t(`navigation.${key}`)}
      {key === 'orders' && <NewOrders />}
    </>
  )
  // A page that belongs to an entry but does not stand below its path.
  if (parts.some((part) => pathname === pathOf(part)))
    return (
      <ShopLink to={path} className={entry} aria-current="page">
        {content}
      </ShopLink>
    )
  return (
    <ShopNavLink to={path} end={key === 'home'} className={entry}>
      {content}
    </ShopNavLink>
  )
}

/** How many new orders a practitioner's clients have made. */
function NewOrders() {
  const { t, language } = useTranslation('account')
  const count = useNewOrderCount()
  if (count === 0) return null
  return (
    <span className="relative ml-1.5 min-w-5 rounded-full bg-verbena px-1.5 text-center text-micro/5 font-bold text-on-verbena xl:ml-auto">
      <span aria-hidden="true">{formatNumber(count, language)}</span>
      <span className="visually-hidden">{t('navigation.new-orders', { count })}</span>
    </span>
  )
}

/** A plant in the room that the entries leave: smaller where there is little, and none where there is almost none. */
function Drawing() {
  return (
    <div className="relative hidden min-h-0 flex-1 [container-type:size] xl:block" aria-hidden="true">
      <span className="plant absolute bottom-0 -left-6.5 h-84 max-h-[calc(100%-16px)] w-60 bg-[#2c6151] [--plant:url(/plants/verbena.svg)] [@container_(max-height:140px)]:hidden" />
    </div>
  )
}

function Person({ user }: { user: CurrentUser | undefined }) {
  const { t } = useTranslation('account')
  return (
    <div data-testid="account-person" className="mb-4.5 hidden min-h-9 items-center gap-2.5 px-3 xl:flex">
      <span
        className="inline-flex size-9 flex-none items-center justify-center rounded-full bg-verbena text-[13px] font-bold text-on-verbena"
        aria-hidden="true"
      >
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

/** On narrow screens, scrolls the strip to the current entry. */
function useCurrentEntryInView() {
  const { pathname } = useLocation()
  const { user } = useSession()
  const strip = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current entry changes with each page
  useEffect(() => {
    const entry = strip.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (entry) strip.current?.scrollTo({ left: entry.offsetLeft - 16 })
  }, [pathname, user?.id])
  return strip
}
