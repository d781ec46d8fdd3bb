import { type ComponentType, Suspense, useCallback, useEffect, useState } from 'react'
import { hasQueuedActions, onQueuedAction } from '../platform/buying.ts'
import { useSession } from '../platform/session/session.ts'
import { PartFailed } from '../platform/toasts/part-failed.tsx'
import { hasVisitorData } from '../platform/visitor-data.ts'

type CartLoaderProps = { load(): Promise<{ default: ComponentType }> }

/** On every page. Loads the cart's code when the user has a cart or wishlist, or starts one. */
export function CartLoader({ load }: CartLoaderProps) {
  const { state } = useSession()
  const [Parts, setParts] = useState<ComponentType>()
  const [isMissing, setMissing] = useState(false)
  const wake = useCallback((): void => {
    load().then(
      ({ default: Loaded }) => {
        setParts(() => Loaded)
        setMissing(false)
      },
      () => setMissing(hasQueuedActions()),
    )
  }, [load])
  useEffect(() => onQueuedAction(wake), [wake])
  useEffect(() => {
    if (state === 'loggedin' || (state === 'loggedout' && hasVisitorData())) wake()
  }, [state, wake])
  useEffect(() => {
    if (!isMissing) return
    addEventListener('online', wake)
    return () => removeEventListener('online', wake)
  }, [isMissing, wake])
  return (
    <>
      {isMissing && <PartFailed onRetry={wake} />}
      <Suspense>{Parts && <Parts />}</Suspense>
    </>
  )
}
