import { Suspense, useEffect } from 'react'
import { isPractitioner } from '#domain/accounts/user-types.ts'
import { useSession } from '../platform/session/session.ts'
import { Slot } from '../platform/slots.tsx'

/** Runs before the first paint: reserves the space of what only practitioners see, so that nothing moves later. */
export const reserveBuilderSpace = `try{for(const k in localStorage)if(/:user$/.test(k)&&parseInt(k)>Date.now()&&/"user_type_id":[23]\\b/.test(localStorage[k]))document.documentElement.dataset.builds=''}catch{}`

/** On every page; only practitioners load the builder's code. */
export function BuilderLoader({ isOpen }: { isOpen: boolean }) {
  const { state, user } = useSession()
  const builds = isPractitioner(user?.user_type_id)

  useEffect(() => {
    if (user || state === 'loggedout') document.documentElement.toggleAttribute('data-builds', builds)
    // Without its script the page stays as it is for everybody.
    if (builds) import('./builder/open-builder.tsx').then(({ openBuilder }) => openBuilder()).catch(() => {})
  }, [state, user, builds])

  return <Suspense>{isOpen && <Slot name="bar" />}</Suspense>
}
