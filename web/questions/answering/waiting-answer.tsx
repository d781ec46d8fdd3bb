import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { DeleteAnswer } from './delete-answer.tsx'
import { useDeletion } from './use-deletion.ts'

/** The practitioner's answer waits for an admin, and can be deleted. */
export function WaitingAnswer({ questionId, onDeleted }: { questionId: number; onDeleted(): void }) {
  const { t } = useTranslation('questions')
  const { isBusy, problem, remove } = useDeletion()

  async function removeNow() {
    if (await remove(questionId)) onDeleted()
  }

  return (
    <div className="mt-3 grid grid-cols-1 gap-3">
      <p className="text-ink-2">{t('answering.waiting')}</p>
      <FormProblem>{problem}</FormProblem>
      <DeleteAnswer
        isBusy={isBusy}
        consequence={t('answering.delete-text')}
        onDelete={() => void removeNow()}
      />
    </div>
  )
}
