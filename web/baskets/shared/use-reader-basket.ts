import { useEffect, useState } from 'react'
import { basketPaths } from '#contract/basket-paths.ts'
import type { SharedBasket } from '#contract/baskets.ts'
import type { OwnPractitioners } from '#contract/client-orders.ts'
import { ownPractitionerPath } from '#contract/order-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { callOptional } from '../../platform/session/call-optional.ts'
import { useSession } from '../../platform/session/session.ts'

/**
 * Reports a view of the page to the shop, and shows the basket at the prices of its reader: again when they log in or
 * choose another practitioner.
 */
export function useReaderBasket(token: string, rendered: SharedBasket | undefined): SharedBasket | undefined {
  const { language } = useTranslation('baskets')
  const { state, user } = useSession()
  const isClient = user?.user_type_id === userTypes.client
  const { data: own } = useAccountData<OwnPractitioners>(isClient ? ownPractitionerPath : null)
  const activeId = own?.data.find(({ is_active: isActive }) => isActive)?.client_id
  const [read, setRead] = useState<{ token: string; basket: SharedBasket }>()
  const isKnown = rendered !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another practitioner means other prices
  useEffect(() => {
    if (state === 'unknown' || !isKnown) return
    let isWanted = true
    callOptional<SharedBasket>(basketPaths.shared(token), { language }).then(
      // A visitor's prices may arrive after those of the client who has logged in meanwhile.
      (basket) => isWanted && setRead({ token, basket }),
      // The page is already shown; an uncounted view does no harm.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [token, state, language, isKnown, activeId])
  return read?.token === token ? read.basket : rendered
}
