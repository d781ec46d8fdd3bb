import { useState } from 'react'
import { authPaths } from '#contract/account-paths.ts'
import type { Login, RegistrationOptions } from '#contract/accounts.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { usePublicData } from '../../platform/public-data.ts'
import { type SignInOutcome, signIn, useSession } from '../../platform/session/session.ts'
import { viaPath } from '../entrance/way.ts'
import { CodeStep } from './code-step.tsx'
import styles from './express.css?url'
import { ExpressRegistration, type FindCountry } from './express-registration.tsx'
import { PasswordStep } from './password-step.tsx'

type ExpressEntranceProps = {
  /** The page it is a part of: where one goes on after an activation mail. */
  path: string
  findCountry: FindCountry
}
const ways = ['sign-in', 'register'] as const

/** Signing in or registering inside another page: nothing of that page is lost. */
export function ExpressEntrance({ path, findCountry }: ExpressEntranceProps) {
  const { t } = useTranslation('auth')
  useTranslation('problems')
  useTranslation('onboarding')
  const [way, setWay] = useState<(typeof ways)[number]>('sign-in')
  const options = usePublicData<RegistrationOptions>(
    way === 'register' ? authPaths.registrationOptions : null,
  )
  return (
    <div className="express">
      <link rel="stylesheet" href={styles} precedence="default" />
      <fieldset className="express-ways">
        <legend className="visually-hidden">{t('express.question')}</legend>
        {ways.map((each) => (
          <label key={each}>
            <input type="radio" name="express-way" checked={way === each} onChange={() => setWay(each)} />
            {t(`express.${each}`)}
          </label>
        ))}
      </fieldset>
      {way === 'sign-in' ? (
        <ExpressSignIn forgotPath={viaPath('/auth/forgot-password', path)} />
      ) : (
        <ExpressRegistration path={path} findCountry={findCountry} options={options} />
      )}
    </div>
  )
}

function ExpressSignIn({ forgotPath }: { forgotPath: string }) {
  const { t } = useTranslation('auth')
  const { error } = useSession()
  const [waiting, setWaiting] = useState<Login>()

  async function tryPassword(login: Login): Promise<SignInOutcome> {
    const outcome = await signIn(login)
    if (outcome.kind === 'otp-needed') setWaiting(login)
    return outcome
  }

  if (!waiting) return <PasswordStep signIn={tryPassword} forgotPath={forgotPath} notice={error} />
  return (
    <CodeStep
      isPart
      check={(otp) => signIn({ ...waiting, otp })}
      back={{ label: t('code.back'), go: () => setWaiting(undefined) }}
    />
  )
}
