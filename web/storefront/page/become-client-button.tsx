import { lazy, Suspense } from 'react'
import { storePagePath } from '#domain/storefront/links.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useSession } from '../../platform/session/session.ts'
import type { StoreOwner } from './become-client-dialog.tsx'

export type BecomeClientProps = { owner: StoreOwner; isClinic: boolean }

export const becomeLook = 'btn btn-plain btn-lead'

// Most readers are visitors: what logged-in readers see is loaded once they are known.
const Action = lazy(() => import('./become-client-action.tsx').catch(() => ({ default: () => null })))

/** Leads visitors to the login and back; asks a client whether they want to be this practitioner’s. */
export function BecomeClientButton({ owner, isClinic }: BecomeClientProps) {
  const { t } = useTranslation('storefront')
  const { user } = useSession()
  const login = (
    <ShopLink
      to={`/login?redirectTo=${encodeURIComponent(storePagePath(owner.name))}`}
      className={becomeLook}
      rel="nofollow"
    >
      {t(isClinic ? 'page.become-clinic' : 'page.become')}
    </ShopLink>
  )
  if (!user) return login
  return (
    <Suspense fallback={login}>
      <Action owner={owner} isClinic={isClinic} />
    </Suspense>
  )
}
