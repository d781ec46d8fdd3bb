import { type ReactNode, useState } from 'react'
import { messagePaths } from '#contract/message-paths.ts'
import type { Message } from '#contract/messages.ts'
import { languageName } from '#domain/language-name.ts'
import { languageTag } from '#domain/languages.ts'
import { contactAnswerMaximum } from '#domain/messages/contact-form.ts'
import { useShopForm } from '../../platform/forms.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { LeaveWarning } from '../../platform/leave-warning.tsx'
import { refreshAudited } from '../../platform/session/refresh-audited.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { useIdempotentAction } from '../../platform/use-idempotent-action.ts'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { TextArea } from '../../ui/form/control.tsx'
import { Field } from '../../ui/form/field.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'

type AnswerFormProps = {
  message: Message
  /** What became of the message, once it is closed. */
  closed: ReactNode
}

/** Answers a message by email, or closes it without an answer. */
export function AnswerForm({ message, closed }: AnswerFormProps) {
  const { t, language } = useTranslation('messages')
  const { isBusy, problem, post } = useIdempotentAction(refreshMessages)
  const { field, submit, watch } = useShopForm<{ answer: string }>({
    defaultValues: { answer: '' },
    check: ({ answer }) => ({ answer: answer.trim() === '' && 'required' }),
  })
  const { id, email } = message
  const send = submit(async ({ answer }) => {
    if (await post<Message>(messagePaths.answer(id), { answer: answer.trim() }))
      toast('success', t('admin.sent'))
  })
  const [isAsking, setAsking] = useState(false)
  const close = async () => {
    setAsking(false)
    if (await post<Message>(messagePaths.close(id))) toast('success', t('admin.is-closed'))
  }
  const written = watch('answer')
  const isStarted = written.trim() !== ''
  if (message.closed_at !== null) {
    // Another admin was faster, or it was closed without an answer: what was written can still be copied.
    const isUnsent = isStarted && written.trim() !== message.answer
    return (
      <>
        {(problem || isUnsent) && (
          <div className="mt-4 grid max-w-190 grid-cols-1 gap-4">
            <FormProblem>{problem}</FormProblem>
            {isUnsent && (
              <Field label={t('admin.your-answer')}>
                {(control) => <TextArea rows={8} readOnly value={written} {...control} />}
              </Field>
            )}
          </div>
        )}
        {closed}
      </>
    )
  }
  const { correct: _, error, ...text } = field('answer')
  const hint = t('admin.answer-hint', { email, language: languageName(message.language, language) })
  return (
    <Card title={t('admin.answer')} className="mt-4 max-w-190">
      <LeaveWarning active={isStarted} />
      <form method="post" noValidate onSubmit={send} className="mt-3 grid grid-cols-1 gap-4">
        <Field label={t('admin.your-answer')} hint={hint} error={error}>
          {(control) => (
            <TextArea
              rows={8}
              lang={languageTag(message.language)}
              maxLength={contactAnswerMaximum}
              {...text}
              {...control}
            />
          )}
        </Field>
        <FormProblem>{problem}</FormProblem>
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy={isBusy}>{t('admin.send')}</SubmitButton>
          <button
            type="button"
            className="btn btn-plain"
            disabled={isBusy}
            onClick={() => (isStarted ? setAsking(true) : void close())}
          >
            {t('admin.close')}
          </button>
        </div>
      </form>
      {isAsking && (
        <ConfirmDialog
          title={t('admin.close-title')}
          keepLabel={t('admin.keep')}
          confirmLabel={t('admin.close')}
          onKeep={() => setAsking(false)}
          onConfirm={() => void close()}
        >
          <p>{t('admin.close-text')}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}

function refreshMessages(): Promise<unknown> {
  return refreshAudited(messagePaths.admin)
}
