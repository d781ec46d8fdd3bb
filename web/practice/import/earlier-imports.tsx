import { useState } from 'react'
import type { ClientImport, ClientImportList } from '#contract/client-imports.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { joinSentences } from '#domain/languages.ts'
import { dateText } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { useAction } from '../../platform/use-action.ts'
import { ActionProblem } from '../../ui/action-problem.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { undoImport } from './send-clients.ts'

/** The files imported so far, each of which can be undone. */
export function EarlierImports() {
  const { t } = useTranslation('client-import')
  const { data } = useAccountData<ClientImportList>(practicePaths.clientsImport)
  if (!data || data.data.length === 0) return null
  return (
    <Card title={t('earlier.title')}>
      <ul className="mt-2 [&>li+li]:border-t [&>li+li]:border-line">
        {data.data.map((one) => (
          <Earlier key={one.id} made={one} />
        ))}
      </ul>
    </Card>
  )
}

function Earlier({ made }: { made: ClientImport }) {
  const { t, language } = useTranslation('client-import')
  const [isAsking, setAsking] = useState(false)
  const { isBusy, problem, setProblem, run } = useAction()
  // The button is gone once the import is undone.
  const row = useFocusIfLost<HTMLLIElement>(outcomeOf)
  const { id, file_name, imported_at, added, has_invited, undone_at, removed } = made
  const date = dateText(imported_at, new Date(), language)

  async function undo() {
    await run(async () => {
      const undone = await undoImport(id)
      const kept = undone.added - undone.removed
      const sentences = [
        t('undo.done', { count: undone.removed }),
        kept > 0 ? t('undo.kept', { count: kept }) : '',
      ]
      setAsking(false)
      toast('success', joinSentences(sentences, language))
    })
  }

  function ask() {
    setProblem(undefined)
    setAsking(true)
  }

  return (
    <li ref={row} className="flex items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{file_name}</p>
        <p className="text-small text-ink-2">
          {t('earlier.imported', { date, clients: t('summary.added', { count: added }) })}
        </p>
        {undone_at ? (
          <p tabIndex={-1} className="text-small text-ink-2 focus:shadow-none focus:outline-none">
            {t('earlier.undone', { count: removed })}
          </p>
        ) : (
          has_invited && <p className="text-small text-ink-2">{t('earlier.invited')}</p>
        )}
      </div>
      {!undone_at && (
        <button type="button" className="btn btn-plain" onClick={ask}>
          {t('earlier.undo')}
          <span className="visually-hidden"> {file_name}</span>
        </button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('undo.title', { name: file_name })}
          keepLabel={t('undo.no')}
          confirmLabel={t('undo.yes')}
          isBusy={isBusy}
          onKeep={() => setAsking(false)}
          onConfirm={() => void undo()}
        >
          <p>{t('undo.text')}</p>
          <ActionProblem className="mt-2">{problem}</ActionProblem>
        </ConfirmDialog>
      )}
    </li>
  )
}

const outcomeOf = (row: HTMLElement) => row.querySelector<HTMLElement>('p[tabindex]')
