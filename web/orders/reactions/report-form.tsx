import { useState } from 'react'
import { reactionPaths } from '#contract/reaction-paths.ts'
import type { OwnReactions, ReactionProducts } from '#contract/reactions.ts'
import { outcomes, reactionOthersMaximum, reactionTextMaximum, severities } from '#domain/orders/reactions.ts'
import { useAttempts } from '../../platform/attempt.ts'
import { localDate } from '../../platform/dates.ts'
import { useShopForm } from '../../platform/forms.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { LeaveWarning } from '../../platform/leave-warning.tsx'
import { changeAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { CheckField } from '../../ui/form/check-field.tsx'
import { TextArea } from '../../ui/form/control.tsx'
import { Field } from '../../ui/form/field.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { emptyReaction, keptConsent, type ReactionDraft, reactionOf } from './reaction-draft.ts'

type ReportFormProps = { products: ReactionProducts['data'] }

/** What happened after taking a product. */
export function ReportForm({ products }: ReportFormProps) {
  const { t } = useTranslation('reactions')
  const attempt = useAttempts()
  // As whose client they agreed to share it.
  const [agreed, setAgreed] = useState<number | null>(null)
  const empty = emptyReaction(products)
  const { field, submit, busy, problem, watch, reset, formState } = useShopForm<ReactionDraft>({
    defaultValues: empty,
    check: (draft) => ({
      order_line_id: draft.order_line_id === '' && 'required',
      description: draft.description.trim() === '' && 'required',
      severity: draft.severity === '' && 'required',
      outcome: draft.outcome === '' && 'required',
      began_on: draft.began_on > localDate(new Date()) && 'invalid',
      consent: !draft.consent && 'required',
    }),
  })
  const productOf = (line: string) => products.find(({ order_line_id }) => String(order_line_id) === line)
  const chosen = productOf(watch('order_line_id'))

  const onSubmit = submit(async (draft) => {
    const body = reactionOf(draft, keptConsent(agreed, productOf(draft.order_line_id)))
    const own = await attempt(body, (idempotencyKey) =>
      callAccount<OwnReactions>(reactionPaths.own, { method: 'POST', body, idempotencyKey }),
    )
    await changeAccountData<OwnReactions>(reactionPaths.own, () => own)
    reset(empty)
    setAgreed(null)
    toast('success', t('sent'))
  })

  // In the order in which they are shown: of the invalid fields, the first that was registered gets the focus.
  const product = field('order_line_id')
  const { correct: _, ...description } = field('description')
  const { correct: __, ...others } = field('others')
  return (
    <form noValidate className="grid max-w-140 gap-4" onSubmit={onSubmit}>
      <LeaveWarning active={formState.isDirty} />
      <SelectField
        label={t('product')}
        placeholder={t('choose')}
        options={products.map(({ order_line_id: value, name: label }) => ({ value, label }))}
        {...product}
        onChange={(event) => {
          void product.onChange(event)
          setAgreed(keptConsent(agreed, productOf(event.target.value)))
        }}
      />
      <Field label={t('description')} error={description.error}>
        {(control) => (
          <TextArea rows={5} maxLength={reactionTextMaximum} {...textOf(description)} {...control} />
        )}
      </Field>
      <TextField
        type="date"
        label={t('began')}
        optionalLabel={t('optional')}
        max={localDate(new Date())}
        {...field('began_on')}
      />
      <SelectField
        label={t('severity')}
        placeholder={t('choose')}
        options={severities.map((value) => ({ value, label: t(`severities.${value}`) }))}
        {...field('severity')}
      />
      <SelectField
        label={t('outcome')}
        placeholder={t('choose')}
        options={outcomes.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
        {...field('outcome')}
      />
      <Field label={t('others')} optionalLabel={t('optional')} hint={t('others-hint')} error={others.error}>
        {(control) => (
          <TextArea rows={2} maxLength={reactionOthersMaximum} {...textOf(others)} {...control} />
        )}
      </Field>
      {chosen?.practitioner && (
        <CheckField
          label={t('share', { name: chosen.practitioner })}
          checked={keptConsent(agreed, chosen) !== null}
          onChange={({ target }) => setAgreed(target.checked ? chosen.client_id : null)}
        />
      )}
      <CheckField label={t('consent')} {...field('consent')} />
      <FormProblem>{problem}</FormProblem>
      <SubmitButton busy={busy} className="btn-primary justify-self-start">
        {t('send')}
      </SubmitButton>
    </form>
  )
}

function textOf<Control extends { error?: unknown }>({ error: _, ...control }: Control) {
  return control
}
