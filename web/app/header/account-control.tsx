import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useSession } from '../../platform/session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { menuButton } from '../../ui/menu.tsx'
import { avatarButtonStyle, avatarStyle } from './avatar-styles.ts'

type Part = 'AccountMenu' | 'DrawerPerson' | 'DrawerLinks' | 'LogoutButton'
const none = () => null

// Most people are visitors: parts for logged-in users are loaded once a user is known.
const parts = () => import('./account-parts.tsx')
const lazyPart = <Props,>(name: Part, otherwise: ComponentType = none) =>
  lazy(() =>
    parts().then(
      (all) => ({ default: all[name] as ComponentType<Props> }),
      () => ({ default: otherwise as ComponentType<Props> }),
    ),
  )
const AccountMenu = lazyPart<{ user: CurrentUser }>('AccountMenu', AccountAvatar)
export const DrawerPerson = lazyPart<{ user: CurrentUser }>('DrawerPerson')
export const DrawerLinks = lazyPart<{ user: CurrentUser }>('DrawerLinks')
export const LogoutButton = lazyPart<{ className: string }>('LogoutButton')

/** Runs before the first paint: shows a logged-in user's avatar from the start, so that nothing moves later. */
export const reserveAccountSpace = `try{for(const k in localStorage)if(/:tokens$/.test(k)&&parseInt(k)>Date.now())document.documentElement.dataset.signedIn=''}catch{}`

/** The login link, or the logged-in user. */
export function AccountControl() {
  const { state, user } = useSession()
  const isIn = state === 'loggedin'

  useEffect(() => {
    if (state !== 'unknown') document.documentElement.toggleAttribute('data-signed-in', isIn)
  }, [state, isIn])

  return (
    <div // As wide as the avatar, until the page knows who it is.
      className="hidden min-w-10 items-center in-data-signed-in:min-w-13 justify-end xl:flex"
    >
      {!isIn && <LoginLink className="btn btn-plain btn-dense in-data-signed-in:hidden" />}
      {isIn && (
        <Suspense fallback={<AccountAvatar />}>
          {user ? <AccountMenu user={user} /> : <AccountAvatar />}
        </Suspense>
      )}
    </div>
  )
}

/** The server could not be told about a logout: shown until the user moves on. */
export function LogoutProblem() {
  const { hasLoggedOut, error } = useSession()
  return (
    <p role="alert" className="wrap bg-amber-soft text-amber">
      {hasLoggedOut && error}
    </p>
  )
}

export function LoginLink({ className }: { className: string }) {
  const { t } = useTranslation('shop')
  return (
    <ShopLink to="/login" className={className}>
      <Icon name="user" size={18} />
      {t('account.log-in')}
    </ShopLink>
  )
}

/** Shown until the name is known; links to the account meanwhile. */
function AccountAvatar() {
  const { t } = useTranslation('shop')
  return (
    <ShopLink to="/account" className={`${menuButton} ${avatarButtonStyle}`} aria-label={t('account.label')}>
      <span className={avatarStyle} />
    </ShopLink>
  )
}
