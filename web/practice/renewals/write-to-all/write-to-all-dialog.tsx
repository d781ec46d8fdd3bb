import { useEffect, useRef, useState } from 'react'
import type { Remindable } from '#contract/renewals.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { EmailPreview } from '../../../platform/email-preview.tsx'
import { FormDialog } from '../../../platform/form-dialog.tsx'
import { formatNumber } from '../../../platform/formats.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { useReminderPreview } from '../use-reminder-preview.ts'
import { WordsField } from '../words-field.tsx'
import { RecipientList } from './recipient-list.tsx'
import { sentCount } from './sending.ts'
import { useSending } from './use-sending.ts'

type WriteToAllDialogProps = { recipients: readonly Remindable[]; onClose(): void }

/** Who gets an email in which language, with the first of them as an example; then what became of each. */
export function WriteToAllDialog({ recipients, onClose }: WriteToAllDialogProps) {
  const { t, language } = useTranslation('renewals')
  const [words, setWords] = useState('')
  const first = useRef<HTMLTextAreaElement>(null)
  const { results, isUnanswered, isBusy, problem, send } = useSending(recipients)
  const hasBegun = isBusy || isUnanswered || results.size > 0
  const isDone = results.size === recipients.length
  const close = useRef<HTMLButtonElement>(null)
  // The button that sent the last emails is gone.
  useEffect(() => {
    if (isDone && !isBusy) close.current?.focus()
  }, [isDone, isBusy])
  const counted = (count: number) => ({ count, formatted: formatNumber(count, language) })
  return (
    <FormDialog
      title={t('all.title', counted(recipients.length))}
      text={t('all.text')}
      first={first}
      onClose={() => !isBusy && onClose()}
    >
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        <RecipientList recipients={recipients} results={results} isBusy={isBusy} />
        <WordsField ref={first} words={words} disabled={hasBegun} onChange={setWords} />
        {!hasBegun && <Example recipient={recipients[0]!} words={words} />}
        {hasBegun && (
          <div>
            <progress
              className="h-2 w-full accent-bottle"
              aria-label={t('all.progress')}
              max={recipients.length}
              value={results.size}
            />
            <p role="status" className="text-small text-ink-2">
              {t('all.sent', {
                ...counted(recipients.length),
                sent: formatNumber(sentCount(results), language),
              })}
            </p>
          </div>
        )}
        <p role="alert" className="text-madder empty:hidden">
          {problem}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <button
            ref={close}
            type="button"
            className={`btn ${isDone ? 'btn-primary' : 'btn-plain'}`}
            disabled={isBusy}
            onClick={onClose}
          >
            {t(hasBegun ? 'all.close' : 'cancel')}
          </button>
          {!isDone && (
            <button
              type="button"
              className="btn btn-primary"
              aria-busy={isBusy || undefined}
              onClick={() => void send(words)}
            >
              {t('all.send', counted(recipients.length - results.size))}
            </button>
          )}
        </div>
      </div>
    </FormDialog>
  )
}

function Example({ recipient: { id, client }, words }: { recipient: Remindable; words: string }) {
  const { t } = useTranslation('renewals')
  const { preview, previewProblem } = useReminderPreview(id, words)
  return (
    <div>
      <p className="mb-1.5 text-label font-semibold">{t('all.example', { name: personName(client) })}</p>
      {previewProblem ? (
        <p role="alert" className="text-madder">
          {previewProblem}
        </p>
      ) : (
        <EmailPreview preview={preview} />
      )}
    </div>
  )
}
