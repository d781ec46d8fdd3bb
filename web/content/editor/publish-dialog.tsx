import { useRef } from 'react'
import { unfinishedLanguages } from '#domain/content/entries.ts'
import { commaList, languageNames } from '#domain/languages.ts'
import { useShopForm } from '#web/platform/forms.ts'
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
  const { t, language: reader } = useTranslation('content')
  const { entry, texts, isBusy, problem } = edited
  const first = useRef<HTMLInputElement | null>(null)
  const { field, submit, watch } = useShopForm<{ from: string; until: string }>({
    defaultValues: { from: '', until: '' },
  })
  const { ref, ...from } = field('from')
  const unfinished = unfinishedLanguages(entry.kind, texts).map((language) => languageNames[language])

  const publish = submit(async (typed) => {
    const period = { from: timestampOf(typed.from), until: timestampOf(typed.until) }
    if (!(await edited.publish(period))) return
    toast('success', t(period.from ? 'scheduled' : 'published'))
    onClose()
  })

  return (
    <Dialog title={t('publish')} text={t('publish-text')} first={first} onClose={onClose}>
      <form noValidate className="mt-4 grid gap-4" onSubmit={publish}>
        <TextField
          type="datetime-local"
          label={t('from')}
          hint={t('from-hint')}
          optionalLabel={t('optional')}
          {...from}
          ref={(input) => {
            first.current = input
            ref(input)
          }}
        />
        <TextField
          type="datetime-local"
          label={t('until')}
          hint={t('until-hint')}
          optionalLabel={t('optional')}
          {...field('until')}
        />
        {unfinished.length > 0 && (
          <p className="text-small text-amber">
            {t('left-out', { languages: commaList(unfinished, reader) })}
          </p>
        )}
        <FormProblem>{problem}</FormProblem>
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className="btn btn-plain" onClick={onClose}>
            {t('cancel')}
          </button>
          <SubmitButton busy={isBusy} className="btn-primary">
            {t(watch('from') ? 'schedule' : 'publish-now')}
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
