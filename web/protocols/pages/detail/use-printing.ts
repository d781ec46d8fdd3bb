import { useEffect } from 'react'
import { flushSync } from 'react-dom'

/** Paper gets all lines, however few stand on the screen. Answers with what prints the page. */
export function usePrinting(showAll: (all: boolean) => void): () => void {
  useEffect(() => {
    const unfold = () => flushSync(() => showAll(true))
    addEventListener('beforeprint', unfold)
    return () => removeEventListener('beforeprint', unfold)
  }, [showAll])
  // The drawer that asked for it must be gone from the page first.
  return () => setTimeout(print)
}
