import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the page as the server made it, and until the browser has taken it over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
