import { useState } from 'react'
import type { Login } from '#contract/accounts.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { type SignInOutcome, signIn } from '../../platform/session/session.ts'

/** Login with a password and, if the account has one, a second factor: then `codeStep` has the props of that step. */
export function useTwoStepLogin() {
  const { t } = useTranslation('auth')
  const [waiting, setWaiting] = useState<Login>()

  async function tryPassword(login: Login): Promise<SignInOutcome> {
    const outcome = await signIn(login)
    if (outcome.kind === 'otp-needed') setWaiting(login)
    return outcome
  }

  const codeStep = waiting && {
    check: (otp: string) => signIn({ ...waiting, otp }),
    back: { label: t('code.back'), go: () => setWaiting(undefined) },
  }
  return { tryPassword, codeStep }
}
