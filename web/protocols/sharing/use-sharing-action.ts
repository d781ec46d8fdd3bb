import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { toast } from '../../platform/toasts/toast.ts'
import { useAction } from '../../platform/use-action.ts'
import { problemText } from './refusal-words.ts'

/** Runs one server action at a time, and keeps its refusal. */
export function useSharingAction() {
  const { t } = useTranslation('sharing')
  const { isBusy, problem, run } = useAction()

  const act = (call: () => Promise<void>) =>
    run(call, (error) => {
      const text = problemText(t, error)
      toast('error', text)
      return text
    })

  return { act, isBusy, problem }
}
