import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { authPaths } from '#contract/account-paths.ts'
import type { PasswordResetAnswer } from '#contract/accounts.ts'
import { newPasswordProblems } from '#domain/accounts/password.ts'
import { callApi, FetchError } from '../../platform/call-api.ts'
import { messageOf } from '../../platform/error-text.ts'
import { useShopForm } from '../../platform/forms.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { languagePath, ShopLink } from '../../platform/links.tsx'
import { problemCode } from '../../platform/refusals.ts'
import { type SignInOutcome, signInWithTokens } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { CurrentPasswordField, NewPasswordField } from '../new-password-field.tsx'
import { CodeStep } from '../sign-in/code-step.tsx'
import { signInHandle } from '../sign-in-layout/handle.ts'
import { pathAfterReset } from './after-activation.ts'

export const handle = signInHandle('sign-in', 'login')

type Values = { password: string; confirm_password: string }

export default function ResetPassword() {
  const { t, language } = useTranslation('auth')
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const [needsCode, setNeedsCode] = useState(false)
  const [spent, setSpent] = useState(false)
  const form = useShopForm<Values>({
    check: newPasswordProblems,
    alsoValidates: { password: ['confirm_password'] },
  })
  const { field, submit, busy, problem, setProblem, watch, getValues } = form

  async function reset(otp?: string): Promise<SignInOutcome> {
    const body = { ...getValues(), ...(otp && { otp }) }
    const { message, access_token, refresh_token } = await callApi<PasswordResetAnswer>(
      authPaths.resetPassword(token),
      { method: 'POST', body, language },
    )
    const outcome = await signInWithTokens({ access_token, refresh_token })
    if (outcome.kind === 'redirect') return outcome
    toast('success', message)
    const next = outcome.kind === 'in' ? pathAfterReset(outcome) : '/login'
    await navigate(languagePath(language, next), { replace: true })
    return outcome
  }

  const send = submit(async () => {
    setSpent(false)
    try {
      await reset()
    } catch (error) {
      if (problemCode(error) === 'otp-required') return setNeedsCode(true)
      if (!isLinkProblem(error)) throw error
      setSpent(true)
      setProblem(t('reset.invalid-token'))
    }
  })

  async function checkCode(otp: string): Promise<SignInOutcome> {
    try {
      return await reset(otp)
    } catch (error) {
      const message = isLinkProblem(error) ? t('reset.invalid-token') : messageOf(error)
      return { kind: 'failed', message: message ?? t('problems:unexpected') }
    }
  }

  const head = <PageHead title={t('reset.title')} description={t('reset.lead')} indexed={false} />
  if (needsCode) {
    return (
      <>
        {head}
        <CodeStep check={checkCode} />
      </>
    )
  }
  return (
    <>
      {head}
      <h1 className="mb-3 text-h1-narrow xl:text-h1">{t('reset.title')}</h1>
      <p className="mb-6 text-ink-2">{t('reset.lead')}</p>
      <form method="post" noValidate onSubmit={send} className="grid gap-4.5">
        <FormProblem>
          {problem && (
            <>
              {problem}{' '}
              {spent && (
                <ShopLink to="/auth/forgot-password" className="link">
                  {t('reset.ask-again')}
                </ShopLink>
              )}
            </>
          )}
        </FormProblem>
        <NewPasswordField {...field('password')} typed={watch('password')} label={t('reset.password')} />
        <CurrentPasswordField
          {...field('confirm_password')}
          label={t('fields.confirm-password')}
          autoComplete="new-password"
        />
        <SubmitButton busy={busy} className="btn-primary btn-lead w-full">
          {t('reset.submit')}
        </SubmitButton>
      </form>
    </>
  )
}

/** The link was used, has expired or never existed; a refused password names its field instead. */
function isLinkProblem(error: unknown): boolean {
  return (
    error instanceof FetchError &&
    !error.body?.errors &&
    [400, 404, 422].includes(error.status) &&
    error.body?.code !== 'otp-invalid'
  )
}
