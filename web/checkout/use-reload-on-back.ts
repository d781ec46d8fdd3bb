import { useEffect } from 'react'

/** The browser's Back may restore the page as it was left, with the form being submitted. */
export function useReloadOnBack(): void {
  useEffect(() => {
    const refresh = (event: PageTransitionEvent) => event.persisted && location.reload()
    addEventListener('pageshow', refresh)
    return () => removeEventListener('pageshow', refresh)
  }, [])
}
