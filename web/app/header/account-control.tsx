import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useSession } from '../../platform/session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { menuButton } from '../../ui/menu.tsx'
import { disc, discButton } from './disc.ts'

type Part = 'AccountMenu' | 'DrawerPerson' | 'DrawerLinks' | 'LogoutButton'
const none = () => null

// Most who come are visitors: what is only for people signed in comes when it is known that they are.
const parts = () => import('./account-parts.tsx')
const lazyPart = <Props,>(name: Part, otherwise: ComponentType = none) =>
  lazy(() =>
    parts().then(
      (all) => ({ default: all[name] as ComponentType<Props> }),
      () => ({ default: otherwise as ComponentType<Props> }),
    ),
  )
const AccountMenu = lazyPart<{ user: CurrentUser }>('AccountMenu', AccountDisc)
export const DrawerPerson = lazyPart<{ user: CurrentUser }>('DrawerPerson')
export const DrawerLinks = lazyPart<{ user: CurrentUser }>('DrawerLinks')
export const LogoutButton = lazyPart<{ className: string }>('LogoutButton')

/** Runs before anything is seen: who is signed in has their avatar beside the cart from the start, and nothing moves later. */
export const keepAccountPlace = `try{for(const k in localStorage)if(/:tokens$/.test(k)&&parseInt(k)>Date.now())document.documentElement.dataset.signedIn=''}catch{}`

/** The way in, or who is in. */
export function AccountControl() {
  const { state, user } = useSession()
  const isIn = state === 'loggedin'

  useEffect(() => {
    if (state !== 'unknown') document.documentElement.toggleAttribute('data-signed-in', isIn)
  }, [state, isIn])

  return (
    <div // As wide as the disc, until the page knows who it is.
      className="hidden min-w-10 items-center justify-end xl:flex"
    >
      {!isIn && <LoginLink className="btn btn-plain btn-dense in-data-signed-in:hidden" />}
      {isIn && (
        <Suspense fallback={<AccountDisc />}>{user ? <AccountMenu user={user} /> : <AccountDisc />}</Suspense>
      )}
    </div>
  )
}

/** The server could not be told of a logout: said until one goes on. */
export function LogoutProblem() {
  const { hasLeft, error } = useSession()
  return (
    <p role="alert" className="wrap bg-amber-soft text-amber">
      {hasLeft && error}
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

/** Until the name is known; leads to the account meanwhile. */
function AccountDisc() {
  const { t } = useTranslation('shop')
  return (
    <ShopLink to="/account" className={`${menuButton} ${discButton}`} aria-label={t('account.label')}>
      <span className={disc} />
    </ShopLink>
  )
}
