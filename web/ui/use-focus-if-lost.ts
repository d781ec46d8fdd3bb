import { type RefObject, useEffect, useRef } from 'react'

/**
 * When the focused element in a box is removed or hidden, and what replaces it does not take the focus, the element
 * that `find` returns gets it, such as the heading. For changes below the component that has the box.
 */
export function useFocusIfLost<Box extends HTMLElement>(
  find: (box: Box) => HTMLElement | null,
): RefObject<Box | null> {
  const box = useRef<Box>(null)
  useEffect(() => {
    const within = box.current
    if (!within) return
    const insideOf = (element: EventTarget | null) =>
      element instanceof Element && within.contains(element) ? element : undefined
    let focused = insideOf(document.activeElement)
    const remember = ({ target }: FocusEvent) => {
      focused = insideOf(target)
    }
    const observer = new MutationObserver(() => {
      const isShown = focused && focused.getClientRects().length > 0
      if (!focused || isShown) return
      const active = document.activeElement
      const isLost = active === document.body || active === focused
      focused = insideOf(active)
      if (isLost) find(within)?.focus()
    })
    document.addEventListener('focusin', remember)
    observer.observe(within, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['hidden', 'class'],
    })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [find])
  return box
}
