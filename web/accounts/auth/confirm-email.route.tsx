import { useParams } from 'react-router'
import { authPaths } from '#contract/account-paths.ts'
import type { MessageAnswer } from '#contract/accounts.ts'
import { callApi } from '../../platform/call-api.ts'
import { messageOf } from '../../platform/error-text.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { isRefused } from '../../platform/refusals.ts'
import { isSignedIn, reloadUser } from '../../platform/session/session.ts'
import { signInHandle } from '../sign-in-layout/handle.ts'
import { TokenState, useTokenCall } from './token-state.tsx'

export const handle = signInHandle('sign-in', 'none')

export default function ConfirmEmail() {
  const { t, language } = useTranslation('auth')
  const { t: problemText } = useTranslation('problems')
  const { token } = useParams()
  const { result, retry } = useTokenCall(async () => {
    const confirmed = await callApi<MessageAnswer>(authPaths.confirmEmail, {
      method: 'POST',
      body: { token },
      language,
    })
    // The session may not have been known yet when the call was sent.
    if (isSignedIn()) void reloadUser()
    return confirmed
  })
  const failed = result.state === 'failed'
  const ended = result.state === 'done' || (failed && isRefused(result.error))
  return (
    <>
      <PageHead
        title={t('confirm-email.title')}
        description={t('confirm-email.description')}
        indexed={false}
      />
      <TokenState
        title={t('confirm-email.title')}
        working={result.state === 'working' ? t('confirm-email.working') : undefined}
        problem={failed ? (messageOf(result.error) ?? problemText('unexpected')) : undefined}
        retry={failed && !isRefused(result.error) ? () => void retry() : undefined}
      >
        {result.state === 'done' && <p className="text-ink-2">{result.answer.message}</p>}
        {ended && (
          <ShopLink to="/account/security" className="btn btn-primary btn-lead mt-6 w-full">
            {t('confirm-email.go-on')}
          </ShopLink>
        )}
      </TokenState>
    </>
  )
}
