import { useEffect, useRef, useState } from 'react'
import type { SecondFactorStart } from '#contract/accounts.ts'
import { messageOf } from '../../platform/error-text.ts'
import { useShopForm } from '../../platform/forms.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { problemCode } from '../../platform/refusals.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { CodeField } from '../../ui/form/code-field.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import { CopyButton } from './copy-button.tsx'
import { ProofForm, type ProofInput } from './proof-form.tsx'
import { startSetup, turnOn } from './second-factor-calls.ts'

type SecondFactorSetupProps = {
  /** Without codes if it was on already: the user can create others. */
  onOn(codes: readonly string[] | undefined): Promise<void>
}

/** Asks for the password, then for a code of the authenticator app. */
export function SecondFactorSetup({ onOn }: SecondFactorSetupProps) {
  const { t } = useTranslation('account')
  const [isOpen, setOpen] = useState(false)
  const [started, setStarted] = useState<SecondFactorStart>()
  const [problem, setProblem] = useState<string>()
  const box = useFocusKept<HTMLDivElement>(started ? 'code' : isOpen ? 'form' : 'button')

  async function start({ password }: ProofInput) {
    const setup = await startSetup(password)
    setProblem(undefined)
    if (setup) setStarted(setup)
    else await finish(undefined)
  }
  async function finish(codes: readonly string[] | undefined) {
    toast('success', t('factor.switched-on'))
    await onOn(codes)
  }
  function cancel() {
    setStarted(undefined)
    setProblem(undefined)
    setOpen(false)
  }
  return (
    <div ref={box}>
      {started ? (
        <AuthenticatorForm
          started={started}
          onOn={finish}
          onExpired={(message) => {
            setProblem(message)
            setStarted(undefined)
          }}
          onCancel={cancel}
        />
      ) : (
        <p className="mt-1.5 text-small text-ink-2">{t('home.factor-off')}</p>
      )}
      {!started && isOpen && (
        <>
          <div className="mt-3">
            <FormProblem>{problem}</FormProblem>
          </div>
          <ProofForm submitLabel={t('factor.continue')} onProof={start} onCancel={cancel} />
        </>
      )}
      {!started && !isOpen && (
        <button type="button" className="btn btn-primary mt-4" onClick={() => setOpen(true)}>
          {t('factor.begin')}
        </button>
      )}
    </div>
  )
}

type AuthenticatorFormProps = SecondFactorSetupProps & {
  started: SecondFactorStart
  /** The secret has waited for its code too long. */
  onExpired(message: string | undefined): void
  onCancel(): void
}

/** Shows the QR code and secret for an authenticator app, and asks for a code. */
function AuthenticatorForm({ started, onOn, onExpired, onCancel }: AuthenticatorFormProps) {
  const { t } = useTranslation('account')
  const { secret, otpauth_url } = started
  const intro = useRef<HTMLParagraphElement>(null)
  // The password field, which had the focus, is gone.
  useEffect(() => intro.current?.focus(), [])
  const form = useShopForm<{ otp: string }>({
    check: ({ otp }) => ({ otp: otp.length < 6 && 'required' }),
    defaultValues: { otp: '' },
  })
  const switchOn = form.submit(async ({ otp }) => {
    try {
      await onOn(await turnOn(otp))
    } catch (error) {
      if (problemCode(error) !== 'second-factor-not-started') throw error
      onExpired(messageOf(error))
    }
  })
  const { correct: _, ...otp } = form.field('otp')
  return (
    <>
      <p ref={intro} tabIndex={-1} className="mt-1.5 text-small text-ink-2">
        {t('factor.scan')}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-5">
        <span className="rounded-control border border-line-2 bg-white p-3">
          <QrCode text={otpauth_url} label={t('factor.qr')} />
        </span>
        <div className="text-small leading-5 text-ink-2">
          {t('factor.cannot-scan')}
          <code
            data-testid="factor-secret"
            className="my-0.5 block font-[ui-monospace,monospace] text-[14px]/5.5 font-semibold tracking-[0.04em] whitespace-pre-line text-ink normal-nums"
          >
            {inGroups(secret)}
          </code>
          <CopyButton text={secret} label={t('factor.copy')} doneLabel={t('factor.copied')} />
        </div>
      </div>
      <form onSubmit={switchOn} noValidate className="mt-5">
        <CodeField label={t('factor.code')} className="[--code-edge:100px]" {...otp} />
        <div className="mt-3">
          <FormProblem>{form.problem}</FormProblem>
        </div>
        <SubmitButton
          busy={form.busy}
          disabled={form.watch('otp').length < 6}
          className="btn-primary mt-3 w-full"
        >
          {t('factor.switch-on')}
        </SubmitButton>
        <button type="button" className="btn btn-plain mt-3 w-full" onClick={onCancel}>
          {t('cancel')}
        </button>
      </form>
    </>
  )
}

/** Formats a secret for typing: groups of four, two to a line. */
export function inGroups(secret: string): string {
  const groups = secret.match(/.{1,4}/g) ?? []
  return groups.map((group, at) => (at === 0 ? '' : at % 2 === 0 ? '\n' : ' ') + group).join('')
}
