import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { SaveState } from '../../platform/autosave.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useLanguagePath } from '../../platform/links.tsx'
import { toast } from '../../platform/toasts/toast.ts'
import { useAction } from '../../platform/use-action.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

type DraftFootProps = {
  state: SaveState
  clientId: number
  /** Returns the server's message, if there is one. */
  onRemove(): Promise<string | undefined>
}

/** Whether everything is saved, and the button that deletes the draft. */
export function DraftFoot({ state, clientId, onRemove }: DraftFootProps) {
  const { t } = useTranslation('baskets')
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-small text-ink-2">
      {/* Only a failure is announced: “Saved” after each change would interrupt what is said about the change. */}
      <p className={state === 'unsaved' ? 'text-madder' : ''}>
        {state !== 'unsaved' && t(`draft.${state}`)}
        <span role="status">{state === 'unsaved' && t('draft.unsaved')}</span>
      </p>
      <button type="button" className="btn btn-plain btn-dense" onClick={() => setAsking(true)}>
        {t('draft.delete')}
      </button>
      {isAsking && <DeleteDialog clientId={clientId} onRemove={onRemove} onClose={() => setAsking(false)} />}
    </div>
  )
}

type DeleteDialogProps = Pick<DraftFootProps, 'clientId' | 'onRemove'> & { onClose(): void }

function DeleteDialog({ clientId, onRemove, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('baskets')
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  const { isBusy, problem, run } = useAction()

  const remove = () =>
    run(async () => {
      const said = await onRemove()
      if (said) toast('success', said)
      await navigate(pathOf(`/account/practitioner/clients/${clientId}`), { replace: true })
    })

  return (
    <ConfirmDialog
      title={t('draft.delete-title')}
      keepLabel={t('draft.keep')}
      confirmLabel={t('draft.delete')}
      isBusy={isBusy}
      onKeep={onClose}
      onConfirm={() => void remove()}
    >
      <p>{t('draft.delete-text')}</p>
      <p role="alert" className="mt-2 text-madder empty:hidden">
        {problem}
      </p>
    </ConfirmDialog>
  )
}
