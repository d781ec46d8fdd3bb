import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../i18n/translation-context.tsx'
import { useShop } from '../shop-context.tsx'
import { closeActions } from '../toasts/toast.ts'
import { followUser } from './follow-user.ts'
import { setSessionContext } from './session-context.ts'
import { sessionStore } from './session-store.ts'
import { onTokensChangedElsewhere, readTokens, readUser } from './tokens.ts'

/** Reads the browser's storage at the start and when another tab changes it. Other code is loaded only for users. */
export function SessionSync() {
  const { t, language } = useTranslation('shop')
  const { otherStoreUrl } = useShop()
  const { key } = useLocation()

  useEffect(() => setSessionContext({ t, language, otherStoreUrl }), [t, language, otherStoreUrl])

  useEffect(() => {
    restoreSession()
    onTokensChangedElsewhere(restoreSession)
    // The next user must not see the previous user's undo messages.
    return followUser(closeActions)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: on each navigation
  useEffect(() => sessionStore.send({ type: 'navigated' }), [key])

  return null
}

function restoreSession() {
  if (!readTokens()) return sessionStore.send({ type: 'missing' })
  sessionStore.send({ type: 'found', user: readUser() })
  void import('./live-session.ts').then(({ resume }) => resume())
}
