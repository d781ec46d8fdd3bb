import { useLayoutEffect, useRef } from 'react'
import type { Basket } from '#contract/baskets.ts'

/** When sending or withdrawing removes the focused button, the title with the new state gets the focus. */
export function useTitleFocus(basket: Pick<Basket, 'id' | 'state'> | undefined) {
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(basket)
  useLayoutEffect(() => {
    const { id, state } = before.current ?? {}
    before.current = basket
    if (basket === undefined || basket.id !== id || basket.state === state) return
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) title.current?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [basket])
  return title
}
