import { useEffect, useState } from 'react'
import { useShopForm } from '#web/platform/forms.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import type { SignInOutcome } from '#web/platform/session/session.ts'
import { CodeField } from '#web/ui/form/code-field.tsx'
import { FormProblem } from '#web/ui/form/form-problem.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

type CodeStepProps = {
  check(otp: string): Promise<SignInOutcome>
  back?: { label: string; go(): void }
  /** True if this is part of a page rather than a page of its own. */
  isPart?: boolean
}

/** The second factor: six digits from an authenticator app, or a recovery code. */
export function CodeStep({ check, back, isPart = false }: CodeStepProps) {
  const { t } = useTranslation('auth')
  const [way, setWay] = useState<'code' | 'recovery'>('code')
  const { field, submit, busy, problem, setError, setFocus, resetField } = useShopForm<{ otp: string }>({
    check: ({ otp }) => ({ otp: !otp?.trim() && (way === 'code' ? 'required' : 'recovery-code') }),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus the field of the chosen kind of code
  useEffect(() => setFocus('otp'), [way, setFocus])

  const send = submit(async ({ otp }) => {
    const outcome = await check(otp.trim())
    if (outcome.kind === 'failed') {
      setError('otp', { type: 'server', message: outcome.message }, { shouldFocus: true })
    }
  })
  function change() {
    resetField('otp', { defaultValue: '' })
    setWay(way === 'code' ? 'recovery' : 'code')
  }

  return (
    <>
      {isPart ? (
        <h3 className="mb-2 text-h3 font-medium">{t('code.title')}</h3>
      ) : (
        <h1 className="mb-3 text-h1-narrow xl:text-h1">{t('code.title')}</h1>
      )}
      <p className="mb-6 text-ink-2">{t(way === 'code' ? 'code.lead' : 'code.recovery-lead')}</p>
      <form method="post" noValidate onSubmit={send} className="grid gap-4.5">
        <FormProblem>{problem}</FormProblem>
        {way === 'code' ? (
          <CodeField key="code" {...field('otp')} label={t('code.label')} />
        ) : (
          <TextField
            key="recovery"
            {...field('otp')}
            correct={false}
            label={t('code.recovery-label')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        <SubmitButton busy={busy} className="btn-primary btn-lead w-full">
          {t('code.submit')}
        </SubmitButton>
      </form>
      <p className="mt-5 flex flex-wrap justify-between gap-x-6 gap-y-3">
        <button type="button" className="link" onClick={change}>
          {t(way === 'code' ? 'code.use-recovery' : 'code.use-code')}
        </button>
        {back && (
          <button type="button" className="link" onClick={back.go}>
            {back.label}
          </button>
        )}
      </p>
    </>
  )
}
