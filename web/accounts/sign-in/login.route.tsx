import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { problemCodes } from '#domain/problems.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { languagePath, ShopLink } from '../../platform/links.tsx'
import { useSession } from '../../platform/session/session.ts'
import { signInHandle } from '../sign-in-layout/handle.ts'
import { useQuery, useRedirectTarget } from '../sign-in-layout/redirect-target.ts'
import { CodeStep } from './code-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { useTwoStepLogin } from './use-two-step-login.ts'

export const handle = signInHandle('sign-in', 'register')

export default function LoginPage() {
  const { t } = useTranslation('auth')
  const { via } = useRedirectTarget()
  const { error } = useSession()
  const arrivalProblem = useArrivalProblem()
  const { tryPassword, codeStep } = useTwoStepLogin()
  useRedirectWhenSignedIn()

  if (codeStep) {
    return (
      <>
        <PageHead title={t('code.title')} description={t('login.description')} indexed={false} />
        <CodeStep check={codeStep.check} back={codeStep.back} />
      </>
    )
  }
  return (
    <>
      <PageHead title={t('login.title')} description={t('login.description')} />
      <h1 className="mb-4 text-h1-narrow xl:mb-7 xl:text-h1">{t('login.title')}</h1>
      <PasswordStep
        signIn={tryPassword}
        forgotPath={via('/auth/forgot-password')}
        notice={error ?? arrivalProblem}
      />
      {arrivalProblem && (
        <p className="mt-5">
          <ShopLink to={via('/onboarding/check-mail')} className="link">
            {t('reset.ask-again')}
          </ShopLink>
        </p>
      )}
      <p className="mt-5 text-small text-ink-3">{t('login.shared-protocol')}</p>
      <p className="mt-5 text-center text-ink-2 xl:hidden">
        {t('corner.register.question')}{' '}
        <ShopLink to={via('/onboarding/register-as')} className="link">
          {t('corner.register.link')}
        </ShopLink>
      </p>
    </>
  )
}

/** Why the login is needed. `?problem=` contains a code, never text, which a stranger could have written. */
function useArrivalProblem(): string | undefined {
  const code = useQuery().get('problem')
  const { t } = useTranslation('problems')
  const known = problemCodes.find((each) => each === code)
  return known && t(known)
}

function useRedirectWhenSignedIn() {
  const { user } = useSession()
  const { language } = useTranslation('auth')
  const target = languagePath(language, useRedirectTarget().target('/account'))
  const navigate = useNavigate()
  useEffect(() => {
    if (user) void navigate(target, { replace: true })
  }, [user, target, navigate])
}
