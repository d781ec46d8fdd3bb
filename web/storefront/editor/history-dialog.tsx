import { useRef, useState } from 'react'
import type { Store, StoreHistory } from '#contract/storefront.ts'
import { storePaths } from '#contract/storefront-paths.ts'
import { timestampText } from '../../platform/dates.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { refreshAccountData, useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { callAccount } from '../../platform/session/session.ts'
import { Badge } from '../../ui/badge.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { useEditing } from './editor-context.ts'

/** Earlier states of the page; going back to one keeps the present one in the list. */
export function HistoryDialog({ onClose }: { onClose(): void }) {
  const { t, language } = useTranslation('storefront')
  const { editor } = useEditing()
  const answer = useAccountData<StoreHistory>(storePaths.history)
  const close = useRef<HTMLButtonElement>(null)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState<number>()

  async function restore(id: number) {
    setBusy(id)
    try {
      if (!(await editor.settle())) return setProblem(t('editor.not-saved'))
      editor.take(await callAccount<Store>(storePaths.restoration(id), { method: 'POST' }))
      void refreshAccountData(storePaths.history)
      onClose()
    } catch (error) {
      setProblem(errorText(error, t))
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <Dialog title={t('editor.history')} text={t('editor.history-hint')} first={close} onClose={onClose}>
      <Loaded answer={answer}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="mt-4 text-ink-2">{t('editor.history-empty')}</p>
          ) : (
            <ul className="mt-4 max-h-[50vh] overflow-y-auto border-y border-line">
              {data.map(({ id, saved_at, is_published }) => {
                const time = timestampText(saved_at, new Date(), language)
                return (
                  <li
                    key={id}
                    className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 not-first:border-t not-first:border-line"
                  >
                    <span className="min-w-0 flex-1 basis-40">{time}</span>
                    {is_published && <Badge tone="good">{t('editor.states.published')}</Badge>}
                    <button
                      type="button"
                      className="btn btn-plain btn-dense"
                      aria-busy={busy === id || undefined}
                      onClick={() => busy === undefined && void restore(id)}
                    >
                      {t('editor.restore')}
                      <span className="visually-hidden">{`, ${time}`}</span>
                    </button>
                  </li>
                )
              })}
            </ul>
          )
        }
      </Loaded>
      <FormProblem>{problem}</FormProblem>
      <div className="mt-5 flex justify-end">
        <button ref={close} type="button" className="btn btn-plain" onClick={onClose}>
          {t('editor.close')}
        </button>
      </div>
    </Dialog>
  )
}
