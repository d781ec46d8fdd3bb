import { emailKey } from '#domain/accounts/email.ts'
import { isPractitioner } from '#domain/accounts/user-types.ts'
import { safeRedirect } from '../../platform/session/safe-redirect.ts'
import type { SignInOutcome } from '../../platform/session/session.ts'
import { viaPath } from '../../platform/session/via-path.ts'
import { browserStorage } from '../../platform/storage.ts'
import { forgetPendingActivation, readPendingActivation } from '../register/pending-activation.ts'

type SignedIn = Extract<SignInOutcome, { kind: 'in' }>

/** Practitioners continue to their certificate, clients to their target page. */
export function pathAfterActivation({ user }: SignedIn): string {
  const storage = browserStorage('localStorage')
  const wish = (storage && readPendingActivation(storage, Date.now())?.redirectTo) ?? null
  if (storage) forgetPendingActivation(storage)
  if (isPractitioner(user.user_type_id)) return viaPath('/onboarding/certificate', wish)
  return safeRedirect(wish, '/onboarding/welcome')
}

/** Someone who has just registered in this browser continues as after an activation. */
export function pathAfterReset(outcome: SignedIn): string {
  const storage = browserStorage('localStorage')
  const pending = storage && readPendingActivation(storage, Date.now())
  const isPending = pending && emailKey(pending.email) === emailKey(outcome.user.email)
  return isPending ? pathAfterActivation(outcome) : '/account'
}
