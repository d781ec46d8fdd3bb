import { type ComponentType, Suspense, useCallback, useEffect, useState } from 'react'
import { isActWaiting, onWaitingAct } from '../platform/buying.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { useSession } from '../platform/session/session.ts'
import { toast } from '../ui/toasts/toast.ts'
import { hasVisitorCart } from './has-visitor-cart.ts'

type CartDoorProps = { load(): Promise<{ default: ComponentType }> }

/** Every page has this door. What lies behind it is fetched when somebody has a cart, or wants one. */
export function CartDoor({ load }: CartDoorProps) {
  const { t } = useTranslation('shop')
  const { state } = useSession()
  const [Parts, setParts] = useState<ComponentType>()
  const wake = useCallback((): void => {
    load().then(
      ({ default: Loaded }) => setParts(() => Loaded),
      () => {
        if (isActWaiting()) toast('error', t('error.part-failed'), { label: t('error.try-again'), run: wake })
      },
    )
  }, [load, t])
  useEffect(() => onWaitingAct(wake), [wake])
  useEffect(() => {
    if (state === 'loggedin' || (state === 'loggedout' && hasVisitorCart())) wake()
  }, [state, wake])
  return <Suspense>{Parts && <Parts />}</Suspense>
}
