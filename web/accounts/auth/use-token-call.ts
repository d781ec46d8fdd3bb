import { useCallback, useEffect, useRef, useState } from 'react'

type TokenCall<Answer> =
  | { state: 'working' }
  | { state: 'done'; answer: Answer }
  | { state: 'failed'; error: unknown }

/** Uses a one-time token as soon as the page stands in the browser, and never twice at once. */
export function useTokenCall<Answer>(call: () => Promise<Answer>) {
  const [result, setResult] = useState<TokenCall<Answer>>({ state: 'working' })
  const running = useRef(false)
  const latest = useRef(call)
  latest.current = call

  const again = useCallback(async () => {
    if (running.current) return
    running.current = true
    setResult({ state: 'working' })
    try {
      setResult({ state: 'done', answer: await latest.current() })
    } catch (error) {
      setResult({ state: 'failed', error })
      // A token that was refused may be tried again, one that was taken may not.
      running.current = false
    }
  }, [])

  useEffect(() => void again(), [again])
  return { result, again }
}
