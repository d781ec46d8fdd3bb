import { useEffect, useRef, useState } from 'react'
import type { EmailPreview } from '#contract/email-preview.ts'
import { renewalPaths } from '#contract/renewal-paths.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { callAccount } from '../../platform/session/session.ts'

const pauseMs = 400

/** Follows the typed words after a pause; the former preview stays until the next one is there. */
export function useReminderPreview(id: number, words: string) {
  const { t } = useTranslation('renewals')
  const [preview, setPreview] = useState<EmailPreview>()
  const [problem, setProblem] = useState<string>()
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language does not change while it is open
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      try {
        const loaded = await callAccount<EmailPreview>(renewalPaths.emailPreview(id), {
          method: 'POST',
          body: { words },
        })
        if (!isWanted) return
        setPreview(loaded)
        setProblem(undefined)
      } catch (error) {
        if (isWanted) setProblem(errorText(error, t))
      }
    }
    const timer = setTimeout(load, isFirst.current ? 0 : pauseMs)
    isFirst.current = false
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [id, words])
  return { preview, previewProblem: problem }
}
