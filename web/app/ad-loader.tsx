import { useEffect } from 'react'
import { useSession } from '../platform/session/session.ts'
import { fillSlot } from '../platform/slots.tsx'

/** Loads ads once it is known who reads. Without their code, pages keep their usual content. */
export function AdLoader() {
  const { state } = useSession()
  const isKnown = state === 'loggedin' || state === 'loggedout'
  useEffect(() => {
    if (!isKnown) return
    import('./ads.tsx').then(
      ({ Ad }) => fillSlot('ad', Ad),
      () => {},
    )
  }, [isKnown])
  return null
}
