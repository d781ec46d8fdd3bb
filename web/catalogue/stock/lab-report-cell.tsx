import { useRef, useState } from 'react'
import type { StockedBatch } from '#contract/stock.ts'
import { stockPaths } from '#contract/stock-paths.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { useAction } from '../../platform/use-action.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { refreshStock } from './use-stock-action.ts'

/** What a laboratory found in a batch, which shoppers read on the product's page: add, replace or remove it. */
export function LabReportCell({ batch }: { batch: StockedBatch }) {
  const { id, number, has_lab_report: hasReport } = batch
  const { t } = useTranslation('stock')
  const [isAsking, setAsking] = useState(false)
  const { isBusy, problem, change } = useReportChange(id)
  const file = useRef<HTMLInputElement>(null)
  // The button that removes the report goes with it.
  const cell = useFocusIfLost<HTMLDivElement>(addButtonOf)

  async function add(chosen: File) {
    const form = new FormData()
    form.append('file', chosen, chosen.name)
    if (await change({ method: 'POST', form })) toast('success', t('report.added', { number }))
  }

  async function remove() {
    setAsking(false)
    if (await change({ method: 'DELETE' })) toast('success', t('report.removed', { number }))
  }

  const ofBatch = <span className="visually-hidden"> {number}</span>
  return (
    <div ref={cell} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {hasReport && (
        <a
          className="link inline-flex min-h-11 items-center"
          href={`/api${stockPaths.publicLabReport(id)}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('report.open')}
          {ofBatch}
        </a>
      )}
      <button
        type="button"
        className="btn btn-plain btn-dense"
        aria-busy={isBusy || undefined}
        onClick={() => file.current?.click()}
      >
        {t(hasReport ? 'report.replace' : 'report.add')}
        {ofBatch}
      </button>
      {hasReport && (
        <button type="button" className="btn btn-plain btn-dense" onClick={() => setAsking(true)}>
          {t('report.remove')}
          {ofBatch}
        </button>
      )}
      <input
        ref={file}
        type="file"
        accept="application/pdf,.pdf"
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          target.value = ''
          if (chosen) void add(chosen)
        }}
      />
      <FormProblem>{problem}</FormProblem>
      {isAsking && (
        <ConfirmDialog
          title={t('report.remove-title', { number })}
          keepLabel={t('keep')}
          confirmLabel={t('report.remove')}
          onKeep={() => setAsking(false)}
          onConfirm={() => void remove()}
        >
          {t('report.remove-text')}
        </ConfirmDialog>
      )}
    </div>
  )
}

const addButtonOf = (cell: HTMLElement) => cell.querySelector('button')

type Change = { method: 'POST'; form: FormData } | { method: 'DELETE' }

/** One change at a time; `change` tells whether it was made. */
function useReportChange(batchId: number) {
  const { isBusy, problem, run } = useAction()

  async function change(call: Change): Promise<boolean> {
    const isDone = await run(() => callAccount(stockPaths.labReport(batchId), call))
    void refreshStock()
    return isDone
  }
  return { isBusy, problem, change }
}
