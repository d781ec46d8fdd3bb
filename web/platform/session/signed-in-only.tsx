import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { UserTypeId } from '#domain/accounts/user-types.ts'
import { useTranslation } from '../i18n/translation-context.tsx'
import { languagePath, pathWithoutLanguage, ShopLink } from '../links.tsx'
import { reloadUser, useSession } from './session.ts'
import { viaPath } from './via-path.ts'

type SignedInOnlyProps = {
  types?: readonly UserTypeId[]
  /** The page's title if the user cannot be determined. */
  heading?: string
  /** Shown until the user is known. */
  waiting?: ReactNode
  children: ReactNode
}

/** Shows a page to users of these types. Visitors are sent to the login page and return; others see a message. */
export function SignedInOnly({ types, heading, waiting, children }: SignedInOnlyProps) {
  const { state, user, error, loading } = useSession()
  const { t } = useTranslation('shop')
  useVisitorRedirect()
  if (user && (!types || types.includes(user.user_type_id))) return children
  if (user) {
    return (
      <div className="wrap py-18">
        <h1 className="text-h1-narrow md:text-h1">{t('session.not-for-you')}</h1>
        <p className="mt-3 max-w-[52ch] text-ink-2">{t('session.not-for-you-text')}</p>
        <ShopLink to="/account" className="btn btn-primary mt-8">
          {t('session.own-account')}
        </ShopLink>
      </div>
    )
  }
  if (state === 'loggedin' && error && !loading) {
    return (
      <div className="wrap py-18">
        {heading && <h1 className="mb-3 text-h1-narrow md:text-h1">{heading}</h1>}
        <p role="alert">{error}</p>
        <button type="button" className="btn btn-primary mt-5" onClick={() => void reloadUser()}>
          {t('error.try-again')}
        </button>
      </div>
    )
  }
  if (state === 'loggedout' && error) {
    return (
      <p className="wrap min-h-[60vh] py-18">
        <ShopLink to="/" className="btn btn-plain">
          {t('error.home')}
        </ShopLink>
      </p>
    )
  }
  return (
    waiting ?? (
      <p className="wrap min-h-[60vh] py-18 text-ink-2" aria-busy="true">
        {t('loading')}
      </p>
    )
  )
}

function useVisitorRedirect() {
  const { state, hasLoggedOut, error } = useSession()
  const { language } = useTranslation('shop')
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    // A failed logout is reported above; redirecting would remove the message.
    if (state !== 'loggedout' || (hasLoggedOut && error)) return
    const path = pathWithoutLanguage(pathname) + search
    // After a logout the user wants to leave, not to return here.
    const target = hasLoggedOut ? '/' : viaPath('/login', path)
    void navigate(languagePath(language, target), { replace: true })
  }, [state, hasLoggedOut, error, language, pathname, search, navigate])
}
