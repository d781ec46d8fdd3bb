import { useRef, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { toast } from '../../platform/toasts/toast.ts'
import { problemText } from './refusal-words.ts'

/** Runs one server action at a time, and keeps its refusal. */
export function useAct() {
  const { t } = useTranslation('sharing')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const acting = useRef(false)

  async function act(call: () => Promise<void>) {
    if (acting.current) return
    acting.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      await call()
    } catch (error) {
      const text = problemText(t, error)
      setProblem(text)
      toast('error', text)
    } finally {
      acting.current = false
      setBusy(false)
    }
  }

  return { act, isBusy, problem }
}
