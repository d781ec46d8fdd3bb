import { useEffect, useState } from 'react'
import { gateAllows, receivedPriceGate } from '#domain/accounts/role-gate.ts'
import { useSession } from '../platform/session/session.ts'

const gate = receivedPriceGate(true)

/**
 * Pages are the same for everybody, so they lack prices that only practitioners see, and clients of what was
 * shared with them. If such a product is shown to one of them, the page is loaded again for this user.
 */
export function usePractitionerView<Page>(
  page: Page,
  hasHiddenPrices: boolean,
  ask: () => Promise<Page>,
): Page {
  const { user } = useSession()
  const [view, setView] = useState<{ of: Page; userId: number | undefined; theirs: Page }>()
  const userId = user?.id
  const isAsked = hasHiddenPrices && gateAllows(gate, user?.user_type_id)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `ask` is how to load, `page` is what
  useEffect(() => {
    if (!isAsked) return
    let isGone = false
    ask().then(
      (theirs) => !isGone && setView({ of: page, userId, theirs }),
      // The page stays as everybody sees it.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [isAsked, page, userId])

  return isAsked && view?.of === page && view.userId === userId ? view.theirs : page
}
