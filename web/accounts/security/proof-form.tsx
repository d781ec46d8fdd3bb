import { useShopForm } from '../../platform/forms.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { sendProof } from '../../platform/session/send-proof.ts'
import { useSession } from '../../platform/session/session.ts'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'

/** Confirms the user's identity: their password, and a code if the second factor is on. */
export type ProofInput = { password: string; otp?: string }

type ProofFormProps = {
  submitLabel: string
  danger?: boolean
  onProof(proof: ProofInput): Promise<void>
  onCancel(): void
}

export function ProofForm({ submitLabel, danger = false, onProof, onCancel }: ProofFormProps) {
  const { t } = useTranslation('account')
  const { user } = useSession()
  const needsCode = user?.second_factor ?? false
  const form = useShopForm<{ password: string; otp: string }>({
    check: ({ password, otp }) => ({
      password: !password && 'required',
      otp: needsCode && otp.trim().length < 6 && 'required',
    }),
    defaultValues: { password: '', otp: '' },
  })
  const { correct: _, ...password } = form.field('password')
  const send = form.submit(({ password, otp }) =>
    sendProof(() => onProof({ password, ...(needsCode && { otp: otp.trim() }) })),
  )
  return (
    <form onSubmit={send} noValidate className="mt-4 grid gap-4">
      <PasswordField
        label={t('proof.password')}
        showLabel={t('proof.show-password')}
        autoComplete="current-password"
        hint={
          <ShopLink to="/auth/forgot-password" className="link">
            {t('password.forgotten')}
          </ShopLink>
        }
        {...password}
      />
      {needsCode && (
        <TextField
          label={t('proof.code')}
          hint={t('proof.code-hint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('otp')}
        />
      )}
      <FormProblem>{form.problem}</FormProblem>
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" className="btn btn-plain" onClick={onCancel}>
          {t('cancel')}
        </button>
        <SubmitButton busy={form.busy} className={danger ? 'btn-danger' : 'btn-primary'}>
          {submitLabel}
        </SubmitButton>
      </div>
    </form>
  )
}
