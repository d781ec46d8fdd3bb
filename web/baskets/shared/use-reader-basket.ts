import { useEffect, useState } from 'react'
import { basketPaths } from '#contract/basket-paths.ts'
import type { SharedBasket } from '#contract/baskets.ts'
import type { OwnPractitioners } from '#contract/client-orders.ts'
import { ownPractitionerPath } from '#contract/order-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { callOptional } from '../../platform/session/call-optional.ts'
import { useSession } from '../../platform/session/session.ts'

/** Whose basket it is: a user's id, as far as it is known. */
type Reading = { token: string; reader: number | 'user' | 'visitor' }
type Answers = {
  answer?: (Reading & { basket: SharedBasket }) | undefined
  failure?: (Reading & { error: unknown }) | undefined
}

/**
 * Reports a view of the page to the shop, and shows the basket at the prices of its reader: again when they log in or
 * choose another practitioner. `isReaders`: it is the reader's own, not only what every visitor sees.
 */
export function useReaderBasket(token: string, rendered: SharedBasket | undefined) {
  const { t, language } = useTranslation('shop')
  const { state, user } = useSession()
  const isClient = user?.user_type_id === userTypes.client
  const { data: own } = useAccountData<OwnPractitioners>(isClient ? ownPractitionerPath : null)
  const activeId = own?.data.find(({ is_active: isActive }) => isActive)?.client_id
  const reader = state === 'loggedin' ? (user?.id ?? 'user') : 'visitor'
  const [answers, setAnswers] = useState<Answers>({})
  const [attempt, setAttempt] = useState(0)
  const isKnown = rendered !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another practitioner means other prices
  useEffect(() => {
    if (state === 'unknown' || !isKnown) return
    let isWanted = true
    callOptional<SharedBasket>(basketPaths.shared(token), { language }).then(
      // A visitor's prices may arrive after those of the client who has logged in meanwhile.
      (basket) => isWanted && setAnswers({ answer: { token, reader, basket } }),
      (error) => isWanted && setAnswers(({ answer }) => ({ answer, failure: { token, reader, error } })),
    )
    return () => {
      isWanted = false
    }
  }, [token, reader, state, language, isKnown, activeId, attempt])
  const { basket, isReaders, error } = readerBasket(answers, { token, reader, rendered })
  return {
    basket,
    isReaders,
    // A visitor sees what they pay already; an uncounted view does no harm.
    problem: error !== undefined && reader !== 'visitor' ? errorText(error, t) : undefined,
    retry() {
      setAnswers(({ answer }) => ({ answer }))
      setAttempt(attempt + 1)
    },
  }
}

/** Never what somebody else was answered, such as the visitor who has logged in since. */
export function readerBasket(
  { answer, failure }: Answers,
  { token, reader, rendered }: Reading & { rendered: SharedBasket | undefined },
) {
  const isTheirs = (of: Reading | undefined) => of?.token === token && of.reader === reader
  const isReaders = isTheirs(answer)
  return {
    basket: isReaders ? answer?.basket : rendered,
    isReaders,
    error: isTheirs(failure) ? failure?.error : undefined,
  }
}
