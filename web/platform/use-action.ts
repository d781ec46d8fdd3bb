import { useRef, useState } from 'react'
import { errorText } from './error-text.ts'
import { useTranslation } from './i18n/translation-context.tsx'

/**
 * Runs one action at a time, however often it is pressed. `run` says whether it succeeded, and `problem` why it failed,
 * until the next attempt. `explain` returns another text than the server's, or undefined if it shows the failure.
 */
export function useAction() {
  const { t } = useTranslation('shop')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isRunning = useRef(false)

  async function run(
    action: () => Promise<unknown>,
    explain: (error: unknown) => string | undefined = (error) => errorText(error, t),
  ): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      await action()
      return true
    } catch (error) {
      setProblem(explain(error))
      return false
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  return { isBusy, problem, setProblem, run }
}
