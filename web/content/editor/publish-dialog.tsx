import { useRef, useState } from 'react'
import { unfinishedLanguages } from '#domain/content/entries.ts'
import { languageNames } from '#domain/languages.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { toast } from '#web/platform/toasts/toast.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormProblem } from '#web/ui/form/form-problem.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { EditedEntry } from './use-entry.ts'

type PublishDialogProps = { edited: EditedEntry; onClose(): void }

/** Asks when it is shown. Without a beginning that is at once, without an end for good. */
export function PublishDialog({ edited, onClose }: PublishDialogProps) {
  const { t } = useTranslation('content')
  const { entry, texts, isBusy, problem } = edited
  const first = useRef<HTMLInputElement>(null)
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const unfinished = unfinishedLanguages(entry.kind, texts)

  async function publish() {
    const period = { from: timestampOf(from), until: timestampOf(until) }
    if (!(await edited.publish(period))) return
    toast('success', t(period.from ? 'scheduled' : 'published'))
    onClose()
  }

  return (
    <Dialog title={t('publish')} text={t('publish-text')} first={first} onClose={onClose}>
      <form
        noValidate
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void publish()
        }}
      >
        <TextField
          ref={first}
          type="datetime-local"
          label={t('from')}
          hint={t('from-hint')}
          optionalLabel={t('optional')}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          type="datetime-local"
          label={t('until')}
          hint={t('until-hint')}
          optionalLabel={t('optional')}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
        {unfinished.length > 0 && (
          <p className="text-small text-amber">
            {t('left-out', { languages: unfinished.map((language) => languageNames[language]).join(', ') })}
          </p>
        )}
        <FormProblem>{problem}</FormProblem>
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className="btn btn-plain" onClick={onClose}>
            {t('cancel')}
          </button>
          <SubmitButton busy={isBusy} className="btn-primary">
            {t(from ? 'schedule' : 'publish-now')}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}

/** What was chosen is a time of the browser's own zone. */
function timestampOf(chosen: string): string | null {
  const time = new Date(chosen)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}
