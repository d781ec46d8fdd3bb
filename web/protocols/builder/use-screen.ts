import { useSyncExternalStore } from 'react'
import { useMedia } from '../../platform/use-media.ts'

/** Below these widths the panel covers the page, and the bar shrinks to fit a phone. */
export const coverQuery = '(max-width: 878.9px)'
const phoneQuery = '(max-width: 767.9px)'

export const useIsCovering = () => useMedia(coverQuery)
export const useIsPhone = () => useMedia(phoneQuery)

export function useScreenWidth<Value>(read: (width: number) => Value): Value {
  return useSyncExternalStore(onResize, () => read(innerWidth))
}

function onResize(changed: () => void) {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}
