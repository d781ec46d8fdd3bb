import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { authPaths } from '#contract/account-paths.ts'
import type { ActivationAnswer } from '#contract/accounts.ts'
import { callApi } from '../../platform/call-api.ts'
import { messageOf } from '../../platform/error-text.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { languagePath } from '../../platform/links.tsx'
import { isRefused, problemCode } from '../../platform/refusals.ts'
import { type SignInOutcome, signInWithTokens } from '../../platform/session/session.ts'
import { signInHandle } from '../sign-in-layout/handle.ts'
import { pathAfterActivation } from './after-activation.ts'
import { TokenState, useTokenCall } from './token-state.tsx'

export const handle = signInHandle('sign-in', 'none')

export default function Activate() {
  const { t, language } = useTranslation('auth')
  const { token } = useParams()
  const navigate = useNavigate()
  const { result, retry } = useTokenCall(async () => {
    const { reset_token, ...tokens } = await callApi<ActivationAnswer>(authPaths.activate, {
      method: 'POST',
      body: { token },
      language,
    })
    // Without a password they could not log in again; choosing one logs them in.
    if (reset_token) return `/auth/reset-password/${reset_token}`
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

/** Undefined: moving to the other store. */
function pathAfter(outcome: SignInOutcome): string | undefined {
  if (outcome.kind === 'redirect') return undefined
  return outcome.kind === 'in' ? pathAfterActivation(outcome) : '/login'
}
