import type { Login } from '#contract/accounts.ts'
import { emailProblem } from '#domain/accounts/email.ts'
import { useShopForm } from '#web/platform/forms.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { ShopLink } from '#web/platform/links.tsx'
import type { SignInOutcome } from '#web/platform/session/session.ts'
import { FormProblem } from '#web/ui/form/form-problem.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { AccountEmailField } from '../account-email-field.tsx'
import { CurrentPasswordField } from '../new-password-field.tsx'

type Values = { email: string; password: string }
type PasswordStepProps = {
  signIn(login: Login): Promise<SignInOutcome>
  forgotPath: string
  /** Why the login is needed. */
  notice: string | undefined
}

export function PasswordStep({ signIn, forgotPath, notice }: PasswordStepProps) {
  const { t } = useTranslation('auth')
  const { field, submit, busy, problem, setProblem } = useShopForm<Values>({
    check: ({ email, password }) => ({
      email: emailProblem(email),
      password: !password && 'required',
    }),
  })
  const send = submit(async ({ email, password }) => {
    const outcome = await signIn({ email: email.trim(), password })
    if (outcome.kind === 'failed') setProblem(outcome.message)
  })
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-4.5">
      <FormProblem>{problem ?? notice}</FormProblem>
      <AccountEmailField {...field('email')} correct={false} />
      <CurrentPasswordField
        {...field('password')}
        label={t('fields.password')}
        autoComplete="current-password"
      />
      <p className="-mt-2 -mb-1 text-right text-small">
        <ShopLink to={forgotPath} className="link inline-block py-1">
          {t('login.forgotten')}
        </ShopLink>
      </p>
      <SubmitButton busy={busy} className="btn-primary btn-lead w-full">
        {t('login.submit')}
      </SubmitButton>
    </form>
  )
}
