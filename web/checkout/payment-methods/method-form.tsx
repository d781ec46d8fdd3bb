import type { AdminPaymentMethod } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { FormSheet } from '#web/platform/form-sheet.tsx'
import { useShopForm } from '#web/platform/forms.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { refreshAudited } from '#web/platform/session/refresh-audited.ts'
import { callAccount } from '#web/platform/session/session.ts'
import { toast } from '#web/platform/toasts/toast.ts'
import { CheckField } from '#web/ui/form/check-field.tsx'
import { TextArea } from '#web/ui/form/control.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormProblem } from '#web/ui/form/form-problem.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { type MethodDraft, methodChange, methodDraft, methodProblems } from './method-draft.ts'

type MethodFormProps = {
  /** Absent for a new one. */
  method: AdminPaymentMethod | undefined
  methods: readonly AdminPaymentMethod[]
  onClose(): void
}

export function MethodForm({ method, methods, onClose }: MethodFormProps) {
  const { t } = useTranslation('vouchers')
  const taken = method ? undefined : methods.map(({ key }) => key)
  const last = Math.max(0, ...methods.map(({ position }) => position))
  const { field, submit, busy, problem, setValue } = useShopForm<MethodDraft>({
    check: (draft) => methodProblems(draft, taken),
    defaultValues: methodDraft(method, last + 1),
  })
  const { error: markError, correct: _, ...mark } = field('mark_svg')
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

  const onSubmit = submit(async (draft) => {
    const path = adminOrderPaths.paymentMethod(method?.key ?? draft.key.trim())
    await callAccount(path, { method: 'PUT', body: methodChange(draft) })
    await refreshAudited(adminOrderPaths.paymentMethods)
    toast('success', t('methods.saved', { name: draft.name.trim() }))
    onClose()
  })

  async function readFile(file: File | undefined) {
    if (file) setValue('mark_svg', await file.text(), { shouldTouch: true, shouldValidate: true })
  }

  return (
    <FormSheet
      title={method ? method.name : t('methods.new')}
      label={t(method ? 'methods.edit' : 'methods.new')}
      closeLabel={t('close')}
      onClose={onClose}
      onSubmit={onSubmit}
      foot={
        <>
          <FormProblem>{problem}</FormProblem>
          <SubmitButton busy={busy} className="btn-primary w-full">
            {t('methods.save')}
          </SubmitButton>
        </>
      }
    >
      {!method && (
        <TextField label={t('methods.key')} hint={t('methods.key-hint')} {...plain} {...field('key')} />
      )}
      <TextField label={t('methods.name')} autoComplete="off" maxLength={60} {...field('name')} />
      <TextField
        label={t('methods.provider-method')}
        hint={t('methods.provider-hint')}
        {...plain}
        {...field('provider_method')}
      />
      <TextField
        label={t('methods.countries')}
        hint={t('methods.countries-hint')}
        autoComplete="off"
        {...field('countries')}
      />
      <TextField
        label={t('methods.position')}
        inputMode="numeric"
        autoComplete="off"
        {...field('position')}
      />
      <CheckField label={t('methods.enabled')} {...field('enabled')} />
      <Field label={t('methods.mark-file')} hint={t('methods.approved-marks')}>
        {(control) => (
          <input
            type="file"
            accept="image/svg+xml,.svg"
            className="text-small file:mr-3 file:min-h-9 file:rounded-control file:border file:border-line-2 file:bg-surface file:px-3 file:font-semibold file:text-ink"
            onChange={({ target }) => void readFile(target.files?.[0])}
            {...control}
          />
        )}
      </Field>
      <Field label={t('methods.mark-text')} hint={method && t('methods.mark-kept')} error={markError}>
        {(control) => (
          <TextArea isCode rows={5} maxLength={20_000} spellCheck={false} {...mark} {...control} />
        )}
      </Field>
    </FormSheet>
  )
}
