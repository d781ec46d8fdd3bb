import { useEffect, useState } from 'react'
import { gateAllows, receivedPriceGate } from '#domain/accounts/role-gate.ts'
import { useSession } from '../platform/session/session.ts'

const gate = receivedPriceGate(true)

/** A page as it was loaded for a user. */
type View<Page> = { of: Page; userId: number | undefined; theirs: Page }

/** What was loaded for another page or user is not shown. */
export function shownPage<Page>(page: Page, userId: number | undefined, view: View<Page> | undefined): Page {
  return view?.of === page && view.userId === userId ? view.theirs : page
}

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
  const [view, setView] = useState<View<Page>>()
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

  return isAsked ? shownPage(page, userId, view) : page
}
