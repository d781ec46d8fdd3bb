import { type FormEvent, useEffect, useRef, useState } from 'react'
import { refusalReasonMaximum, refusalReasonMinimum } from '#domain/practitioners/certificates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { TextArea } from '../../ui/form/control.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Spinner } from '../../ui/form/submit-button.tsx'
import { onEscape } from '../../ui/on-escape.ts'

type RefusalFormProps = {
  name: string
  reason: string
  busy: boolean
  problem: string | undefined
  onChange(reason: string): void
  onCancel(): void
  onRefuse(reason: string): void
}

/** The reason is emailed to the practitioner word for word. */
export function RefusalForm(props: RefusalFormProps) {
  const { name, reason, busy, problem, onChange, onCancel: cancel, onRefuse } = props
  const { t } = useTranslation('admin')
  const { t: problems } = useTranslation('problems')
  const [isValidated, setValidated] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  // Not while it is being sent: why it was refused would not be shown.
  const onCancel = () => !busy && cancel()
  const wrong = isValidated ? reasonProblem(reason) : undefined

  useEffect(() => box.current?.focus(), [])

  function send(event: FormEvent) {
    event.preventDefault()
    setValidated(true)
    if (reasonProblem(reason)) box.current?.focus()
    else onRefuse(reason.trim())
  }

  return (
    <form
      noValidate
      className="double-rule grid gap-3 p-5 pt-4"
      onSubmit={send}
      onKeyDown={onEscape(() => reason === '' && onCancel())}
    >
      <Field
        label={t('certificates.reason')}
        hint={t('certificates.reason-hint', { name })}
        error={wrong && (reason.trim() ? problems(`fields.${wrong.key}`, wrong) : problems('needed.reason'))}
      >
        {(control) => (
          <TextArea
            ref={box}
            rows={5}
            maxLength={refusalReasonMaximum}
            value={reason}
            onChange={({ target }) => onChange(target.value)}
            onBlur={() => setValidated(reason !== '')}
            {...control}
          />
        )}
      </Field>
      <p role="alert" className="text-label text-madder">
        {problem}
      </p>
      <button type="submit" className="btn btn-danger w-full" aria-busy={busy || undefined}>
        {busy && <Spinner />}
        {t('certificates.refuse-now', { name })}
      </button>
      <button
        type="button"
        className="btn btn-plain w-full"
        aria-disabled={busy || undefined}
        onClick={onCancel}
      >
        {t('certificates.cancel')}
      </button>
    </form>
  )
}

/** Keys under `problems:fields`, and their placeholders. */
type ReasonProblem = { key: 'too-short'; minimum: number } | { key: 'too-long'; maximum: number }

/** Why this reason is not accepted. */
export function reasonProblem(text: string): ReasonProblem | undefined {
  const length = text.trim().length
  if (length < refusalReasonMinimum) return { key: 'too-short', minimum: refusalReasonMinimum }
  if (length > refusalReasonMaximum) return { key: 'too-long', maximum: refusalReasonMaximum }
  return undefined
}
