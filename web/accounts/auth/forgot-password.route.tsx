import { useState } from 'react'
import { authPaths } from '#contract/account-paths.ts'
import type { MessageAnswer } from '#contract/accounts.ts'
import { emailProblem } from '#domain/accounts/email.ts'
import { callApi } from '../../platform/call-api.ts'
import { messageOf } from '../../platform/error-text.ts'
import { useShopForm } from '../../platform/forms.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { AccountEmailField } from '../account-email-field.tsx'
import { signInHandle } from '../sign-in-layout/handle.ts'
import { useRedirectTarget } from '../sign-in-layout/redirect-target.ts'

export const handle = signInHandle('sign-in', 'register')

export default function ForgotPassword() {
  const { t, language } = useTranslation('auth')
  const { via } = useRedirectTarget()
  const [sent, setSent] = useState<string>()
  const { field, submit, busy, problem, setProblem } = useShopForm<{ email: string }>({
    check: ({ email }) => ({ email: emailProblem(email) }),
  })
  const send = submit(async ({ email }) => {
    setSent(undefined)
    try {
      const body = { email: email.trim() }
      const answer = await callApi<MessageAnswer>(authPaths.forgotPassword, {
        method: 'POST',
        body,
        language,
      })
      setSent(answer.message)
    } catch (error) {
      setProblem(messageOf(error) ?? t('forgot.failed'))
    }
  })
  return (
    <>
      <PageHead title={t('forgot.title')} description={t('forgot.lead')} indexed={false} />
      <h1 className="mb-3 text-h1-narrow xl:text-h1">{t('forgot.title')}</h1>
      <p className="mb-6 text-ink-2">{t('forgot.lead')}</p>
      <form method="post" noValidate onSubmit={send} className="grid gap-4.5">
        <FormProblem>{problem}</FormProblem>
        <AccountEmailField {...field('email')} correct={false} />
        <SubmitButton busy={busy} className="btn-primary btn-lead w-full">
          {t('forgot.submit')}
        </SubmitButton>
      </form>
      <p role="status" className={sent ? 'mt-5 rounded-control bg-tint px-4 py-3 text-bottle' : undefined}>
        {sent}
      </p>
      <p className="mt-5">
        <ShopLink to={via('/login')} className="link">
          {t('forgot.back')}
        </ShopLink>
      </p>
    </>
  )
}
