import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { FormProblem } from '#web/ui/form/form-problem.tsx'
import { Spinner } from '#web/ui/form/submit-button.tsx'

type TokenStateProps = {
  title: string
  /** Shown while the call is running. */
  working?: string | undefined
  problem?: string | undefined
  retry?: (() => void) | undefined
  children?: ReactNode
}

/** A page that acts without a click: says what it is doing, and what to do if that fails. */
export function TokenState({ title, working, problem, retry, children }: TokenStateProps) {
  const { t } = useTranslation('auth')
  return (
    <>
      <h1 className="mb-4 text-h1-narrow xl:text-h1">{title}</h1>
      <p role="status" className="flex items-center gap-2.5 text-ink-2">
        {working && <Spinner />}
        {working}
      </p>
      <FormProblem>{problem}</FormProblem>
      {retry && (
        <button type="button" className="btn btn-primary btn-lead mt-6 w-full" onClick={retry}>
          {t('try-again')}
        </button>
      )}
      {children}
    </>
  )
}

type TokenCall<Answer> =
  | { state: 'working' }
  | { state: 'done'; answer: Answer }
  | { state: 'failed'; error: unknown }

/** Uses a one-time token as soon as the page is hydrated, and never twice at once. */
export function useTokenCall<Answer>(call: () => Promise<Answer>) {
  const [result, setResult] = useState<TokenCall<Answer>>({ state: 'working' })
  const running = useRef(false)

  async function retry() {
    if (running.current) return
    running.current = true
    setResult({ state: 'working' })
    try {
      setResult({ state: 'done', answer: await call() })
    } catch (error) {
      setResult({ state: 'failed', error })
      // A refused token may be tried again, a used one may not.
      running.current = false
    }
  }

  const start = useEffectEvent(retry)
  useEffect(() => void start(), [])
  return { result, retry }
}
