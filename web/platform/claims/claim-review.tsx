import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { OwnClaimReview } from '#contract/claims.ts'
import { reviewNoteMaximum } from '#domain/claims/reviews.ts'
import { TextArea } from '../../ui/form/control.tsx'
import { Field } from '../../ui/form/field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { onEscape } from '../../ui/on-escape.ts'
import { timestampText } from '../dates.ts'
import { useTranslation } from '../i18n/translation-context.tsx'
import { reloadAccountData } from '../session/account-data.ts'
import { callAccount } from '../session/session.ts'
import { useAction } from '../use-action.ts'
import { useClaimsSubject } from './claims-context.ts'
import { ReasonForm } from './reason-form.tsx'

type ClaimReviewProps = { field: string; text: string; review: OwnClaimReview | undefined }

/** Below a refused text: allowing it, or asking an admin to, or what came of that. */
export function ClaimReview({ field, text, review }: ClaimReviewProps) {
  const { t } = useTranslation('claims')
  const { reviews } = useClaimsSubject()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const cancel = () => {
    setOpen(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  if (review && review.state !== 'withdrawn') return <ReviewedNote review={review} />
  return (
    <div className="mt-2">
      {review && <p className="mb-2 text-small text-ink-2">{t('review.withdrawn')}</p>}
      {isOpen && reviews?.isDecided && <Allowing field={field} text={text} onCancel={cancel} />}
      {isOpen && !reviews?.isDecided && <Request field={field} text={text} onCancel={cancel} />}
      {!isOpen && (
        <button ref={button} type="button" className="btn btn-plain btn-dense" onClick={() => setOpen(true)}>
          {t(reviews?.isDecided ? 'review.allow' : 'review.ask')}
        </button>
      )}
    </div>
  )
}

/** Waiting for a decision, or decided. */
export function ReviewedNote({ review }: { review: OwnClaimReview }) {
  const { t, language } = useTranslation('claims')
  const { state, reason, asked_at: askedAt } = review
  const isAllowed = state === 'allowed'
  return (
    <div className={`mt-2 rounded-card px-3.5 py-3 text-small ${isAllowed ? 'bg-tint' : 'bg-sunken'}`}>
      <p className={`flex items-start gap-2 font-semibold ${isAllowed ? 'text-bottle' : ''}`}>
        <Icon name={isAllowed ? 'check' : 'info'} size={17} />
        {state === 'waiting' && askedAt
          ? t('review.waiting', { time: timestampText(askedAt, new Date(), language) })
          : t(isAllowed ? 'review.allowed' : 'review.declined')}
      </p>
      {reason !== null && <p className="mt-1 whitespace-pre-line">{t('review.reason', { reason })}</p>}
      {state === 'waiting' && <p className="mt-1 text-ink-2">{t('review.wait')}</p>}
      {state === 'declined' && <p className="mt-1 text-ink-2">{t('review.change')}</p>}
    </div>
  )
}

function Allowing({ field, text, onCancel }: RequestProps) {
  const { t } = useTranslation('claim-reviews')
  const { language, reviews } = useClaimsSubject()
  if (!reviews) return null
  const body = { field, language, text }
  return (
    <ReasonForm verdict="allow" path={reviews.path} body={body} hint={t('reason-kept')} onCancel={onCancel} />
  )
}

type RequestProps = Pick<ClaimReviewProps, 'field' | 'text'> & { onCancel(): void }

function Request({ field, text, onCancel }: RequestProps) {
  const { t } = useTranslation('claims')
  const { language, reviews } = useClaimsSubject()
  const [note, setNote] = useState('')
  const { isBusy, problem, setProblem, run } = useAction()
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => box.current?.focus(), [])

  async function ask(event: FormEvent) {
    event.preventDefault()
    if (!reviews) return
    await run(async () => {
      const unsaved = await reviews.save?.()
      if (unsaved !== undefined) return setProblem(unsaved)
      // What is not saved is reviewed as it is written.
      const written = reviews.save ? {} : { text, language }
      const body = { field, note: note.trim(), ...written }
      await callAccount(reviews.path, { method: 'POST', body })
      await reloadAccountData(reviews.path)
    })
  }

  return (
    <form
      noValidate
      className="grid gap-2.5 rounded-card bg-sunken px-3.5 py-3"
      onSubmit={(event) => void ask(event)}
      onKeyDown={onEscape(() => note === '' && onCancel())}
    >
      <Field label={t('review.why')} optionalLabel={t('review.optional')} hint={t('review.hint')}>
        {(control) => (
          <TextArea
            ref={box}
            rows={2}
            maxLength={reviewNoteMaximum}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            {...control}
          />
        )}
      </Field>
      <p role="alert" className="text-small font-semibold text-madder empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap gap-2">
        <SubmitButton busy={isBusy} className="btn-primary btn-dense">
          {t('review.send')}
        </SubmitButton>
        <button type="button" className="btn btn-plain btn-dense" onClick={onCancel}>
          {t('review.cancel')}
        </button>
      </div>
    </form>
  )
}
