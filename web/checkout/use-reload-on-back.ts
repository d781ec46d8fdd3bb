import { useEffect } from 'react'

/** The browser's Back may bring the page as it was left, in the middle of being sent. */
export function useReloadOnBack(): void {
  useEffect(() => {
    const refresh = (event: PageTransitionEvent) => event.persisted && location.reload()
    addEventListener('pageshow', refresh)
    return () => removeEventListener('pageshow', refresh)
  }, [])
}
