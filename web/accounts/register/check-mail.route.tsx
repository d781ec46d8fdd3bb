import { useState } from 'react'
import { authPaths } from '#contract/account-paths.ts'
import { emailProblem } from '#domain/accounts/email.ts'
import { callApi } from '../../platform/call-api.ts'
import { useShopForm } from '../../platform/forms.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { browserStorage } from '../../platform/storage.ts'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { IconTile } from '../../ui/icon-tile.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AccountEmailField } from '../account-email-field.tsx'
import { signInHandle } from '../sign-in-layout/handle.ts'
import { useRedirectTarget } from '../sign-in-layout/redirect-target.ts'
import { readPendingActivation } from './pending-activation.ts'

export const handle = signInHandle('sign-in', 'login')

export default function CheckMail() {
  const { t } = useTranslation('onboarding')
  const { via } = useRedirectTarget()
  const email = useAddress()
  return (
    <>
      <PageHead title={t('check-mail.title')} description={t('check-mail.description')} indexed={false} />
      <IconTile icon="mail" tone="good" size="large" />
      <h1 className="mt-5 mb-3 text-h1-narrow xl:text-h1">{t('check-mail.title')}</h1>
      <p className="text-ink-2">{email ? t('check-mail.sent-to', { email }) : t('check-mail.sent')}</p>
      <p className="mt-3 text-ink-2">{t('check-mail.hint')}</p>
      <SendAgain key={email} known={email} />
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-3">
        <ShopLink to={via('/login')} className="link">
          {t('check-mail.login')}
        </ShopLink>
        <ShopLink to={via('/onboarding/register-as')} className="link">
          {t('check-mail.other-address')}
        </ShopLink>
      </p>
    </>
  )
}

/** Asks for the email address if this browser does not know it. */
function SendAgain({ known }: { known: string | undefined }) {
  const { t, language } = useTranslation('onboarding')
  const [times, setTimes] = useState(0)
  const { field, submit, busy, problem } = useShopForm<{ email: string }>({
    check: ({ email }) => ({ email: !known && emailProblem(email) }),
  })
  const send = submit(async ({ email }) => {
    const body = { email: known ?? email.trim() }
    await callApi(authPaths.activationMail, { method: 'POST', body, language })
    setTimes((before) => before + 1)
  })
  return (
    <form method="post" noValidate onSubmit={send} className="mt-7 grid gap-4.5">
      <FormProblem>{problem}</FormProblem>
      {!known && <AccountEmailField {...field('email')} correct={false} />}
      <SubmitButton busy={busy} className="btn-plain btn-lead w-full">
        {t('check-mail.again')}
      </SubmitButton>
      <p role="status" className="text-small text-leaf">
        {times > 0 && !problem && !busy && t('check-mail.sent-again')}
      </p>
    </form>
  )
}

function useAddress(): string | undefined {
  const storage = useHydrated() ? browserStorage('localStorage') : undefined
  return storage && readPendingActivation(storage, Date.now())?.email
}
