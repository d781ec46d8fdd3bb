import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

type DeleteAnswerProps = {
  isBusy: boolean
  /** What becomes of it. */
  consequence: string
  onDelete(): void
}

/** Deletes the practitioner's answer, once they have confirmed it. */
export function DeleteAnswer({ isBusy, consequence, onDelete }: DeleteAnswerProps) {
  const { t } = useTranslation('questions')
  const [isAsking, setAsking] = useState(false)
  function remove() {
    setAsking(false)
    onDelete()
  }
  return (
    <>
      <button
        type="button"
        className="btn btn-plain justify-self-start"
        aria-busy={isBusy || undefined}
        onClick={() => setAsking(true)}
      >
        {t('answering.delete')}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t('answering.delete-title')}
          keepLabel={t('answering.keep')}
          confirmLabel={t('answering.delete')}
          onKeep={() => setAsking(false)}
          onConfirm={remove}
        >
          {consequence}
        </ConfirmDialog>
      )}
    </>
  )
}
