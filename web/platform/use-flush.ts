import { useEffect } from 'react'

/** Saves when the page is hidden or left. */
export function useFlush(save: () => Promise<void>): void {
  useEffect(() => {
    const flush = () => void save()
    addEventListener('visibilitychange', flush)
    return () => {
      removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [save])
}
