import { lazy, Suspense } from 'react'
import { storePagePath } from '#domain/storefront/links.ts'
import { ShopLink } from '../../platform/links.tsx'
import { useSession } from '../../platform/session/session.ts'
import { viaPath } from '../../platform/session/via-path.ts'
import { ButtonWords, NoteWords, readerButton } from './reader-words.tsx'
import type { StoreView } from './store-view.ts'

// Most readers are visitors: what logged-in readers see is loaded once they are known.
const Action = lazy(() => import('./become-client-action.tsx'))

/** Leads visitors to the login and back; asks a client whether they want to be this practitioner’s. */
export function BecomeClientButton({ name, view }: { name: string; view: StoreView }) {
  const { user } = useSession()
  const visitor = (
    <>
      <ShopLink to={viaPath('/login', storePagePath(name))} className={readerButton}>
        <ButtonWords view={view} />
      </ShopLink>
      <NoteWords view={view} />
    </>
  )
  if (!user) return visitor
  return (
    <Suspense fallback={visitor}>
      <Action name={name} view={view} />
    </Suspense>
  )
}
