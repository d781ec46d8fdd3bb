import { useLocation, useNavigate, useParams } from 'react-router'
import { authPaths } from '#contract/account-paths.ts'
import type { Tokens } from '#contract/accounts.ts'
import { callApi } from '../../platform/call-api.ts'
import { messageOf } from '../../platform/error-text.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { languagePath, ShopLink } from '../../platform/links.tsx'
import { isRefused, problemCode } from '../../platform/refusals.ts'
import { safeRedirect } from '../../platform/session/safe-redirect.ts'
import { type SignInOutcome, signInWithTokens } from '../../platform/session/session.ts'
import { CodeStep } from '../sign-in/code-step.tsx'
import { signInHandle } from '../sign-in-layout/handle.ts'
import { TokenState, useTokenCall } from './token-state.tsx'

export const handle = signInHandle('sign-in', 'none')

/** Logs in people sent here by another shop that has identified them (multipass). */
export default function Multipass() {
  const { t, language } = useTranslation('auth')
  const { token: multipass } = useParams()
  const openTarget = useOpenTarget()
  const send = async (otp?: string): Promise<SignInOutcome> => {
    const body = { multipass, ...(otp && { otp }) }
    const tokens = await callApi<Tokens>(authPaths.multipass, { method: 'POST', body, language })
    const outcome = await signInWithTokens(tokens)
    if (outcome.kind === 'in') await openTarget()
    return outcome
  }
  const { result, retry } = useTokenCall(async () => {
    try {
      return await send()
    } catch (error) {
      if (problemCode(error) === 'otp-required') return { kind: 'otp-needed' } as const
      throw error
    }
  })

  async function checkCode(otp: string): Promise<SignInOutcome> {
    try {
      return await send(otp)
    } catch (error) {
      return { kind: 'failed', message: messageOf(error) ?? t('multipass.failed') }
    }
  }

  const head = (
    <PageHead title={t('multipass.title')} description={t('multipass.description')} indexed={false} />
  )
  if (result.state === 'done' && result.answer.kind === 'otp-needed') {
    return (
      <>
        {head}
        <CodeStep check={checkCode} />
      </>
    )
  }
  const problem =
    result.state === 'failed'
      ? (messageOf(result.error) ?? t('multipass.failed'))
      : result.state === 'done' && result.answer.kind === 'failed'
        ? result.answer.message
        : undefined
  const mayTryAgain = result.state === 'failed' && !isRefused(result.error)
  return (
    <>
      {head}
      <TokenState
        title={t('multipass.title')}
        working={problem ? undefined : t('multipass.working')}
        problem={problem}
        retry={mayTryAgain ? () => void retry() : undefined}
      >
        {problem && (
          <ShopLink to="/login" className="btn btn-plain btn-lead mt-3 w-full">
            {t('multipass.login')}
          </ShopLink>
        )}
      </TokenState>
    </>
  )
}

/** The page requested by the other shop, if it is a page of this shop. */
function useOpenTarget() {
  const { language } = useTranslation('auth')
  const { search } = useLocation()
  const navigate = useNavigate()
  return async () => {
    const query = new URLSearchParams(search)
    const target = safeRedirect(query.get('return_to') ?? query.get('redirectTo'), '/account')
    await navigate(languagePath(language, target), { replace: true })
  }
}
