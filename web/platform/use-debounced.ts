import { useEffect, useState } from 'react'
import { searchDebounceMs } from '#domain/search/limits.ts'

/** The text once typing pauses. An empty one at once. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text ? searchDebounceMs : 0)
    return () => clearTimeout(timer)
  }, [text])
  return text && settled
}
