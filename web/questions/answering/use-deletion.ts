import { questionPaths } from '#contract/question-paths.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { refreshAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'
import { useAction } from '../../platform/use-action.ts'

/** Deletes the practitioner's answers to questions, one at a time; `remove` says whether it succeeded. */
export function useDeletion() {
  const { t } = useTranslation('shop')
  const { isBusy, problem, run } = useAction()
  const remove = (questionId: number) =>
    run(
      async () => {
        await callAccount(questionPaths.answer(questionId), { method: 'DELETE' })
        await refreshAnswering()
      },
      (error) => {
        void refreshAnswering()
        return errorText(error, t)
      },
    )
  return { isBusy, problem, remove }
}

/** The published answers, too, whose path starts with that of the questions. */
function refreshAnswering(): Promise<unknown> {
  return refreshAccountData(questionPaths.unanswered)
}
