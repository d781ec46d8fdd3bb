import { useDeferredValue } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useHydrated } from '../../ui/use-hydrated.ts'

/**
 * Whether to render what is below the fold: opened from another page of the shop, a product appears sooner without
 * it, and the rest follows in the next frames. Always there on the server, and where the place on the page matters.
 */
export function useBelowTheFold(): boolean {
  const isHydrated = useHydrated()
  const isOpened = useNavigationType() === 'PUSH'
  const { hash } = useLocation()
  return useDeferredValue(true, !(isHydrated && isOpened && !hash))
}
