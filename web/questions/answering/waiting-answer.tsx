import { useState } from 'react'
import { questionPaths } from '#contract/question-paths.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { refreshAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'
import { useAction } from '../../platform/use-action.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'

/** The practitioner's answer waits for an admin, and can be deleted. */
export function WaitingAnswer({ questionId, onDeleted }: { questionId: number; onDeleted(): void }) {
  const { t } = useTranslation('questions')
  const { t: common } = useTranslation('shop')
  const [isAsking, setAsking] = useState(false)
  const { isBusy, problem, run } = useAction()

  async function remove() {
    setAsking(false)
    const isDeleted = await run(
      async () => {
        await callAccount(questionPaths.answer(questionId), { method: 'DELETE' })
        await refreshAccountData(questionPaths.unanswered)
      },
      (error) => {
        void refreshAccountData(questionPaths.unanswered)
        return errorText(error, common)
      },
    )
    if (isDeleted) onDeleted()
  }

  return (
    <div className="mt-3 grid grid-cols-1 gap-3">
      <p className="text-ink-2">{t('answering.waiting')}</p>
      <FormProblem>{problem}</FormProblem>
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
          onConfirm={() => void remove()}
        >
          {t('answering.delete-text')}
        </ConfirmDialog>
      )}
    </div>
  )
}
