import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { RecallDraft } from '#contract/recalls.ts'
import { AdminShell, AdminTitle } from '../../admin/admin-shell.tsx'
import { BackLink } from '../../platform/back-link.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { emptyDraft, recallOf } from './recall-draft.ts'
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
  const [shown, setShown] = useState<RecallDraft>()
  const [, setSearch] = useSearchParams()
  const recall = recallOf(draft)
  return (
    <div className="mt-4 grid gap-5">
      <RecallForm
        draft={draft}
        onChange={(next) => {
          setDraft(next)
          setShown(undefined)
        }}
      />
      {shown ? (
        <RecallPreview recall={shown} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <button
            type="button"
            className="btn btn-primary"
            disabled={!recall}
            onClick={() => {
              // From its first pages, whatever was looked at before.
              setSearch({}, { replace: true, preventScrollReset: true })
              setShown(recall)
            }}
          >
            <Icon name="eye" size={18} />
            {t('preview')}
          </button>
          <span className="text-small text-ink-2">{t('preview-hint')}</span>
        </div>
      )}
    </div>
  )
}
