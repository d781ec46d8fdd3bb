import { useRef } from 'react'
import type { EntryHistory } from '#contract/content.ts'
import { contentPaths } from '#contract/content-paths.ts'
import { timestampText } from '#web/platform/dates.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { useAccountData } from '#web/platform/session/account-data.ts'
import { Loaded } from '#web/platform/session/loaded.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormProblem } from '#web/ui/form/form-problem.tsx'
import type { EditedEntry } from './use-entry.ts'

type HistoryDialogProps = { edited: EditedEntry; onClose(): void }

/** Earlier states; going back to one keeps the present one in the list. */
export function HistoryDialog({ edited, onClose }: HistoryDialogProps) {
  const { t, language } = useTranslation('content')
  const { entry, isBusy, problem } = edited
  const answer = useAccountData<EntryHistory>(contentPaths.history(entry.id))
  const close = useRef<HTMLButtonElement>(null)
  return (
    <Dialog title={t('history.title')} text={t('history.text')} first={close} onClose={onClose}>
      <Loaded answer={answer}>
        {({ data }) => (
          <ul className="mt-4 max-h-[50vh] overflow-y-auto border-y border-line">
            {data.map(({ id, saved_at, saved_by, is_published }) => {
              const time = timestampText(saved_at, new Date(), language)
              return (
                <li
                  key={id}
                  className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 not-first:border-t not-first:border-line"
                >
                  <span className="min-w-0 flex-1 basis-40">
                    {time}
                    {saved_by && <span className="block text-small text-ink-3">{saved_by}</span>}
                  </span>
                  {is_published && <Badge tone="good">{t('history.published')}</Badge>}
                  <button
                    type="button"
                    className="btn btn-plain btn-dense"
                    aria-busy={isBusy || undefined}
                    onClick={async () => {
                      if (await edited.restore(id)) onClose()
                    }}
                  >
                    {t('history.restore')}
                    <span className="visually-hidden">{`, ${time}`}</span>
                  </button>
                </li>
              )
            })}
          </ul>
        )}
      </Loaded>
      <FormProblem>{problem}</FormProblem>
      <div className="mt-5 flex justify-end">
        <button ref={close} type="button" className="btn btn-plain" onClick={onClose}>
          {t('close')}
        </button>
      </div>
    </Dialog>
  )
}
