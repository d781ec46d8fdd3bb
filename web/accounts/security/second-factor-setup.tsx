import useSWR from 'swr'
import { accountPaths } from '#contract/account-paths.ts'
import type { RecoveryCodes, SecondFactorStart } from '#contract/accounts.ts'
import { useShopForm } from '../../platform/forms.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Loaded } from '../../platform/session/loaded.tsx'
import { callAccount, useSession } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { CodeField } from '../../ui/form/code-field.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { CopyButton } from './copy-button.tsx'

type SecondFactorSetupProps = { onOn(codes: readonly string[]): Promise<void> }

/** Shows the QR code and secret for an authenticator app, and asks for a code. */
export function SecondFactorSetup({ onOn }: SecondFactorSetupProps) {
  const { t } = useTranslation('account')
  const { user } = useSession()
  const start = useSWR<SecondFactorStart, Error>(
    user ? ['second-factor-start', user.id] : null,
    () => callAccount<SecondFactorStart>(accountPaths.secondFactor, { method: 'POST' }),
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  )
  const form = useShopForm<{ otp: string }>({
    check: ({ otp }) => ({ otp: otp.length < 6 && 'required' }),
    defaultValues: { otp: '' },
  })
  const switchOn = form.submit(async (values) => {
    const path = accountPaths.secondFactor
    const { recovery_codes } = await callAccount<RecoveryCodes>(path, { method: 'PUT', body: values })
    toast('success', t('factor.switched-on'))
    // The next setup starts with a new secret.
    void start.mutate(undefined, { revalidate: false })
    await onOn(recovery_codes)
  })
  const { correct: _, ...otp } = form.field('otp')
  return (
    <>
      <p className="mt-1.5 text-small text-ink-2">{t('factor.scan')}</p>
      <Loaded answer={start} waiting={<span className="skeleton mt-4 size-44" />}>
        {({ secret, otpauth_url }) => (
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
        )}
      </Loaded>
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
      </form>
    </>
  )
}

/** Formats a secret for typing: groups of four, two to a line. */
export function inGroups(secret: string): string {
  const groups = secret.match(/.{1,4}/g) ?? []
  return groups.map((group, at) => (at === 0 ? '' : at % 2 === 0 ? '\n' : ' ') + group).join('')
}
