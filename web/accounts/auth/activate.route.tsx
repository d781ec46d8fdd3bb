import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { authPaths } from '#contract/account-paths.ts'
import type { Tokens } from '#contract/accounts.ts'
import { isPractitioner } from '#domain/accounts/user-types.ts'
import { callApi } from '../../platform/call-api.ts'
import { messageOf } from '../../platform/error-text.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { languagePath } from '../../platform/links.tsx'
import { isRefused, problemCode } from '../../platform/refusals.ts'
import { safeRedirect } from '../../platform/session/safe-redirect.ts'
import { type SignInOutcome, signInWithTokens } from '../../platform/session/session.ts'
import { viaPath } from '../../platform/session/via-path.ts'
import { browserStorage } from '../../platform/storage.ts'
import { forgetPendingActivation, readPendingActivation } from '../register/pending-activation.ts'
import { signInHandle } from '../sign-in-layout/handle.ts'
import { TokenState, useTokenCall } from './token-state.tsx'

export const handle = signInHandle('sign-in', 'none')

export default function Activate() {
  const { t, language } = useTranslation('auth')
  const { token } = useParams()
  const navigate = useNavigate()
  const { result, retry } = useTokenCall(async () => {
    const tokens = await callApi<Tokens>(authPaths.activate, { method: 'POST', body: { token }, language })
    return pathAfter(await signInWithTokens(tokens))
  })
  const next = result.state === 'done' ? result.answer : refusedPath(result)

  useEffect(() => {
    if (next) void navigate(languagePath(language, next), { replace: true })
  }, [next, language, navigate])

  const failed = result.state === 'failed' && !next
  return (
    <>
      <PageHead title={t('activate.title')} description={t('activate.description')} indexed={false} />
      <TokenState
        title={t('activate.title')}
        working={failed ? undefined : t('activate.working')}
        problem={failed ? (messageOf(result.error) ?? t('activate.failed')) : undefined}
        retry={failed ? () => void retry() : undefined}
      />
    </>
  )
}

/** A refused link leads to the login page; after any other failure the user can try again. */
function refusedPath(result: { state: string; error?: unknown }): string | undefined {
  if (result.state !== 'failed' || !isRefused(result.error)) return undefined
  return `/login?problem=${problemCode(result.error) ?? ''}`
}

/** Practitioners continue to their certificate, clients to their target page. Undefined: moving to the other store. */
function pathAfter(outcome: SignInOutcome): string | undefined {
  if (outcome.kind === 'redirect') return undefined
  if (outcome.kind !== 'in') return '/login'
  const storage = browserStorage('localStorage')
  const wish = (storage && readPendingActivation(storage, Date.now())?.redirectTo) ?? null
  if (storage) forgetPendingActivation(storage)
  if (isPractitioner(outcome.user.user_type_id)) return viaPath('/onboarding/certificate', wish)
  return safeRedirect(wish, '/onboarding/welcome')
}
