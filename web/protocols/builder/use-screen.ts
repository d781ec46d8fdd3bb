import { useSyncExternalStore } from 'react'

/** Below these widths the panel covers the page, and the bar shrinks to what fits a phone. */
export const coverQuery = '(max-width: 878.9px)'
const phoneQuery = '(max-width: 767.9px)'

export const useIsCovering = () => useMatch(coverQuery)
export const useIsPhone = () => useMatch(phoneQuery)

function useMatch(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}

export function useScreenWidth<Value>(read: (width: number) => Value): Value {
  return useSyncExternalStore(onResize, () => read(innerWidth))
}

function onResize(changed: () => void) {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}
