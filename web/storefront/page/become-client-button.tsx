import { lazy, Suspense } from 'react'
import { storePagePath } from '#domain/storefront/links.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useSession } from '../../platform/session/session.ts'
import type { StoreView } from './store-view.ts'

// Most readers are visitors: what logged-in readers see is loaded once they are known.
const Action = lazy(() => import('./become-client-action.tsx'))

/** Leads visitors to the login and back; asks a client whether they want to be this practitioner’s. */
export function BecomeClientButton({ name, view }: { name: string; view: StoreView }) {
  const { t } = useTranslation('storefront')
  const { user } = useSession()
  const text = t(view.type === 'clinic' ? 'page.become-clinic' : 'page.become')
  const login = (
    <ShopLink to={`/login?redirectTo=${storePagePath(name)}`} className="btn btn-plain btn-lead">
      {text}
    </ShopLink>
  )
  if (!user) return login
  return (
    <Suspense fallback={login}>
      <Action name={name} view={view} text={text} />
    </Suspense>
  )
}
