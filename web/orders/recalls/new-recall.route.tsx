import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { RecallDraft } from '#contract/recalls.ts'
import { AdminShell, AdminTitle } from '../../admin/admin-shell.tsx'
import { BackLink } from '../../platform/back-link.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { isSame } from '../../platform/is-same.ts'
import { LeaveWarning } from '../../platform/leave-warning.tsx'
import { Icon } from '../../ui/icon.tsx'
import { emptyDraft, recallOf, recallProblems } from './recall-draft.ts'
import { RecallForm } from './recall-form.tsx'
import { RecallPreview } from './recall-preview.tsx'

export const handle = { frame: 'own' }

/** Prepares a recall: nothing is sent before its preview was seen. */
export default function NewRecallRoute() {
  const { t } = useTranslation('recalls')
  return (
    <AdminShell title={t('new')}>
      <BackLink to="/admin/recalls">{t('back')}</BackLink>
      <AdminTitle>{t('new')}</AdminTitle>
      <NewRecall />
    </AdminShell>
  )
}

function NewRecall() {
  const { t } = useTranslation('recalls')
  const [draft, setDraft] = useState(emptyDraft)
  /** How often a preview was refused because something is missing. */
  const [refused, setRefused] = useState(0)
  const [incomplete, setIncomplete] = useState<readonly string[]>([])
  const [shown, setShown] = useState<RecallDraft>()
  const [isSent, setSent] = useState(false)
  const [, setSearch] = useSearchParams()
  const form = useRef<HTMLDivElement>(null)
  const preview = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refused > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refused])
  // Its button is gone.
  useEffect(() => {
    if (shown) preview.current?.focus()
  }, [shown])

  function showPreview() {
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])]
    // A date of which only a part was entered has no value, like an empty one.
    const partial = inputs.filter(({ validity }) => validity.badInput).map(({ name }) => name)
    setIncomplete(partial)
    const recall = recallOf(draft)
    if (!recall || partial.length > 0) {
      setRefused(refused + 1)
      return
    }
    // From its first pages, whatever was looked at before.
    setSearch({}, { replace: true, preventScrollReset: true })
    setShown(recall)
  }

  return (
    <div className="mt-4 grid gap-5">
      <LeaveWarning active={!isSent && !isSame(draft, emptyDraft)} />
      <div ref={form}>
        <RecallForm
          draft={draft}
          problems={refused > 0 ? recallProblems(draft) : {}}
          incomplete={incomplete}
          onChange={(next) => {
            setDraft(next)
            setIncomplete([])
            setShown(undefined)
          }}
        />
      </div>
      {shown ? (
        <div ref={preview} tabIndex={-1} className="grid gap-5 focus:shadow-none focus:outline-none">
          <RecallPreview recall={shown} onSent={() => setSent(true)} />
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <button type="button" className="btn btn-primary" onClick={showPreview}>
            <Icon name="eye" size={18} />
            {t('preview')}
          </button>
          <span className="text-small text-ink-2">{t('preview-hint')}</span>
        </div>
      )}
    </div>
  )
}
