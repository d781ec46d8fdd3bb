import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ApiPath } from '#contract/calls.ts'
import { claimPaths } from '#contract/claim-paths.ts'
import { reviewReasonMaximum, reviewReasonMinimum } from '#domain/claims/reviews.ts'
import { TextArea } from '../../ui/form/control.tsx'
import { Field } from '../../ui/form/field.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { onEscape } from '../../ui/on-escape.ts'
import { useTranslation } from '../i18n/translation-context.tsx'
import { refreshAudited } from '../session/refresh-audited.ts'
import { callAccount } from '../session/session.ts'
import { toast } from '../toasts/toast.ts'
import { useAction } from '../use-action.ts'

export type Verdict = 'allow' | 'decline'
type ReasonFormProps = {
  verdict: Verdict
  path: ApiPath
  /** Which text it is, where the path does not name it. */
  body?: object
  hint: string
  onCancel(): void
}

/** An admin allows or declines a text, and says why. */
export function ReasonForm({ verdict, path, body, hint, onCancel }: ReasonFormProps) {
  const { t } = useTranslation('claim-reviews')
  const { t: problems } = useTranslation('problems')
  const [reason, setReason] = useState('')
  const [isValidated, setValidated] = useState(false)
  const { isBusy, problem, run } = useAction()
  const box = useRef<HTMLTextAreaElement>(null)
  const length = reason.trim().length
  const isShort = length < reviewReasonMinimum
  useEffect(() => box.current?.focus(), [])

  async function decide(event: FormEvent) {
    event.preventDefault()
    setValidated(true)
    if (isShort) return box.current?.focus()
    await run(async () => {
      await callAccount(path, { method: 'POST', body: { ...body, reason: reason.trim() } })
      toast('success', t(verdict === 'allow' ? 'done.allowed' : 'done.declined'))
      await refreshAudited(path, claimPaths.reviews, claimPaths.published)
    })
  }

  return (
    <form
      noValidate
      className="mt-4 grid max-w-150 gap-3"
      onSubmit={(event) => void decide(event)}
      onKeyDown={onEscape(() => reason === '' && onCancel())}
    >
      <Field
        label={t('reason')}
        hint={hint}
        error={
          isValidated && isShort
            ? length === 0
              ? problems('needed.reason')
              : problems('fields.too-short', { minimum: reviewReasonMinimum })
            : undefined
        }
      >
        {(control) => (
          <TextArea
            ref={box}
            rows={3}
            maxLength={reviewReasonMaximum}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            onBlur={() => setValidated(reason !== '')}
            {...control}
          />
        )}
      </Field>
      <FormProblem>{problem}</FormProblem>
      <div className="flex flex-wrap gap-2">
        <SubmitButton
          busy={isBusy}
          className={`btn-dense ${verdict === 'allow' ? 'btn-primary' : 'btn-danger'}`}
        >
          {t(verdict === 'allow' ? 'allow-now' : 'decline-now')}
        </SubmitButton>
        <button type="button" className="btn btn-plain btn-dense" onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </form>
  )
}
