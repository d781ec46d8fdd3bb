import { useState } from 'react'
import type { MessageAnswer } from '#contract/accounts.ts'
import { guestPaths } from '#contract/order-paths.ts'
import { isPassword } from '#domain/accounts/password.ts'
import { callApi } from '../../platform/call-api.ts'
import { useShopForm } from '../../platform/forms.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { NewPasswordField } from '../new-password-field.tsx'

type GuestAccountProps = { token: string; email: string }

/** Offers an account to somebody who ordered as a guest: everything but the password is known from the order. */
export function GuestAccount({ token, email }: GuestAccountProps) {
  const { t, language } = useTranslation('auth')
  const [message, setMessage] = useState<string>()
  const { field, submit, busy, problem, watch } = useShopForm<{ password: string }>({
    check: ({ password }) => ({
      password: password ? !isPassword(password) && 'password' : 'required',
    }),
  })
  const send = submit(async (body) => {
    const call = { method: 'POST', body, language }
    const answer = await callApi<MessageAnswer>(guestPaths.account(token), call)
    setMessage(answer.message)
  })
  return (
    <section
      aria-labelledby="guest-account"
      className="mt-8 max-w-140 rounded-card border border-line bg-surface p-4"
    >
      <h2 id="guest-account" className="text-h3 font-medium">
        {t('guest-account.title')}
      </h2>
      <p className="mt-1.5 text-small break-words text-ink-2">{t('guest-account.text', { email })}</p>
      {!message && (
        <form method="post" noValidate onSubmit={send} className="mt-4 grid grid-cols-1 gap-4.5">
          <FormProblem>{problem}</FormProblem>
          {/* Password managers save the password with this address. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <NewPasswordField {...field('password')} typed={watch('password')} label={t('fields.password')} />
          <div>
            <SubmitButton busy={busy} className="btn-outline">
              {t('guest-account.create')}
            </SubmitButton>
          </div>
        </form>
      )}
      <p role="status" className={message && 'mt-4 rounded-control bg-tint px-4 py-3 text-bottle'}>
        {message}
      </p>
    </section>
  )
}
