import { useState } from 'react'
import { accountPaths } from '#contract/account-paths.ts'
import type { PasswordChangeAnswer, SessionList } from '#contract/accounts.ts'
import { checkPassword, newPasswordProblems, passwordChecks } from '#domain/accounts/password.ts'
import { dateText } from '../../platform/dates.ts'
import { useShopForm } from '../../platform/forms.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { refreshAccountData, useAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'
import { storeTokens } from '../../platform/session/tokens.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Card } from '../../ui/card.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { fieldPairs } from '../account/layout.ts'

type PasswordValues = { present_password: string; password: string; confirm_password: string }
const empty: PasswordValues = { present_password: '', password: '', confirm_password: '' }

export function PasswordCard() {
  const { t, language } = useTranslation('account')
  const { data: sessions } = useAccountData<SessionList>(accountPaths.sessions)
  const [isChanged, setChanged] = useState(false)
  const form = useShopForm<PasswordValues>({
    check: (values) => ({
      present_password: !values.present_password && 'required',
      ...newPasswordProblems(values),
    }),
    defaultValues: empty,
    alsoValidates: { password: ['confirm_password'] },
  })
  const met = checkPassword(form.watch('password'))
  const changedAt = sessions?.password_changed_at

  const change = form.submit(async (values) => {
    setChanged(false)
    const tokens = await callAccount<PasswordChangeAnswer>(accountPaths.password, {
      method: 'PUT',
      body: values,
    })
    // All sessions have ended; this device continues with a new one.
    storeTokens(tokens)
    form.reset(empty)
    setChanged(true)
    toast('success', t('password.changed'))
    await refreshAccountData(accountPaths.sessions)
  })

  const show = { showLabel: t('proof.show-password') }
  return (
    <Card title={t('password.title')}>
      <p className="mt-0.5 min-h-[19px] text-small text-ink-2">
        {sessions &&
          (changedAt
            ? t('password.changed-on', { date: dateText(changedAt, new Date(), language) })
            : t('password.never-changed'))}
      </p>
      <form onSubmit={change} noValidate>
        <div className={fieldPairs}>
          <PasswordField
            label={t('password.present')}
            autoComplete="current-password"
            hint={
              <ShopLink to="/auth/forgot-password" className="link">
                {t('password.forgotten')}
              </ShopLink>
            }
            {...show}
            {...form.field('present_password')}
          />
          <PasswordField
            label={t('password.new')}
            autoComplete="new-password"
            checks={passwordChecks.map((name) => ({
              name,
              label: t(`password.checks.${name}`),
              met: met[name],
            }))}
            checkStates={{ met: t('password.met'), open: t('password.open') }}
            {...show}
            {...form.field('password')}
          />
          <PasswordField
            label={t('password.confirm')}
            autoComplete="new-password"
            className="sm:col-start-2"
            {...show}
            {...form.field('confirm_password')}
          />
        </div>
        <div className="mt-4">
          <FormProblem>{form.problem}</FormProblem>
        </div>
        <div className="mt-4.5 flex flex-wrap items-center justify-between gap-3">
          <p className="text-small text-ink-2">
            {isChanged ? t('password.changed') : t('password.others-signed-out')}
          </p>
          <SubmitButton busy={form.busy}>{t('password.change')}</SubmitButton>
        </div>
      </form>
    </Card>
  )
}
