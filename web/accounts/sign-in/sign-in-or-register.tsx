import { useState } from 'react'
import { authPaths } from '#contract/account-paths.ts'
import type { RegistrationOptions } from '#contract/accounts.ts'
import { viaPath } from '#web/platform/session/via-path.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { usePublicData } from '../../platform/public-data.ts'
import { useSession } from '../../platform/session/session.ts'
import { CodeStep } from './code-step.tsx'
import { ExpressRegistration, type FindCountry } from './express-registration.tsx'
import { PasswordStep } from './password-step.tsx'
import { useTwoStepLogin } from './use-two-step-login.ts'

type SignInOrRegisterProps = {
  /** The page that contains the form, to return to after activation. */
  path: string
  findCountry: FindCountry
}
const modes = ['sign-in', 'register'] as const

/** Login or registration inside another page, without losing anything on that page. */
export function SignInOrRegister({ path, findCountry }: SignInOrRegisterProps) {
  const { t } = useTranslation('auth')
  useTranslation('problems')
  useTranslation('onboarding')
  const [mode, setMode] = useState<(typeof modes)[number]>('sign-in')
  const options = usePublicData<RegistrationOptions>(
    mode === 'register' ? authPaths.registrationOptions : null,
  )
  return (
    <div className="max-w-140">
      <fieldset className="mb-5.5 flex rounded-control border border-line-2 bg-surface">
        <legend className="visually-hidden">{t('express.question')}</legend>
        {modes.map((each) => (
          <label
            key={each}
            className="relative flex min-h-11.5 flex-1 items-center justify-center rounded-[3px] px-3 py-1.5 text-center leading-4.75 has-checked:bg-tint has-checked:font-semibold has-checked:text-bottle has-checked:inset-ring-2 has-checked:inset-ring-bottle has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name="express-mode"
              className="absolute inset-0 cursor-pointer appearance-none shadow-none outline-none"
              checked={mode === each}
              onChange={() => setMode(each)}
            />
            {t(`express.${each}`)}
          </label>
        ))}
      </fieldset>
      {mode === 'sign-in' ? (
        <ExpressSignIn forgotPath={viaPath('/auth/forgot-password', path)} />
      ) : (
        <ExpressRegistration path={path} findCountry={findCountry} options={options} />
      )}
    </div>
  )
}

function ExpressSignIn({ forgotPath }: { forgotPath: string }) {
  const { error } = useSession()
  const { tryPassword, codeStep } = useTwoStepLogin()
  if (codeStep) return <CodeStep isPart check={codeStep.check} back={codeStep.back} />
  return <PasswordStep signIn={tryPassword} forgotPath={forgotPath} notice={error} />
}
