import { type FormEvent, useEffect, useRef, useState } from 'react'
import { adminPaths } from '#contract/admin-paths.ts'
import type { ApiPath } from '#contract/calls.ts'
import { claimPaths } from '#contract/claim-paths.ts'
import { reviewReasonMaximum, reviewReasonMinimum } from '#domain/claims/reviews.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { refreshAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { TextArea } from '../../ui/form/control.tsx'
import { Field } from '../../ui/form/field.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'

type Verdict = 'allow' | 'decline'
type DecisionsProps = {
  allow: ApiPath
  /** Absent if nobody asked. */
  decline?: ApiPath
  /** Whose text it is. */
  name: string
}

/** Allowing or declining a text, each with a reason. */
export function Decisions({ allow, decline, name }: DecisionsProps) {
  const { t } = useTranslation('claim-reviews')
  const [verdict, setVerdict] = useState<Verdict>()
  const first = useRef<HTMLButtonElement>(null)
  const path = verdict === 'decline' ? decline : allow
  if (verdict && path)
    return (
      <ReasonForm
        verdict={verdict}
        path={path}
        isEmailed={decline !== undefined}
        onCancel={() => {
          setVerdict(undefined)
          requestAnimationFrame(() => first.current?.focus())
        }}
      />
    )
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <button
        ref={first}
        type="button"
        className="btn btn-plain btn-dense"
        aria-label={t('allow-of', { name })}
        onClick={() => setVerdict('allow')}
      >
        {t('allow')}
      </button>
      {decline && (
        <button
          type="button"
          className="btn btn-danger btn-dense"
          aria-label={t('decline-of', { name })}
          onClick={() => setVerdict('decline')}
        >
          {t('decline')}
        </button>
      )}
    </div>
  )
}

type ReasonFormProps = { verdict: Verdict; path: ApiPath; isEmailed: boolean; onCancel(): void }

function ReasonForm({ verdict, path, isEmailed, onCancel }: ReasonFormProps) {
  const { t } = useTranslation('claim-reviews')
  const { t: problems } = useTranslation('problems')
  const [reason, setReason] = useState('')
  const [isJudged, setJudged] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const box = useRef<HTMLTextAreaElement>(null)
  const length = reason.trim().length
  const isShort = length < reviewReasonMinimum
  useEffect(() => box.current?.focus(), [])

  async function decide(event: FormEvent) {
    event.preventDefault()
    setJudged(true)
    if (isShort) return box.current?.focus()
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await callAccount(path, { method: 'POST', body: { reason: reason.trim() } })
      toast('success', t(verdict === 'allow' ? 'done.allowed' : 'done.declined'))
      await Promise.all([
        refreshAccountData(claimPaths.reviews),
        refreshAccountData(claimPaths.published),
        refreshAccountData(adminPaths.audit),
      ])
    } catch (error) {
      setProblem(errorText(error, t))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      noValidate
      className="mt-4 grid max-w-150 gap-3"
      onSubmit={(event) => void decide(event)}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <Field
        label={t('reason')}
        hint={t(isEmailed ? 'reason-emailed' : 'reason-kept')}
        error={
          isJudged && isShort
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
            onBlur={() => setJudged(reason !== '')}
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
