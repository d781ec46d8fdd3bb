import { useSyncExternalStore } from 'react'

const wide = () => matchMedia('(width >= 1024px)')

/** The header has room for the box, and what opens under it for two columns. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = wide()
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => wide().matches,
    () => true,
  )
}
