import { useEffect, useRef } from 'react'

/** When a focused element is replaced by another part, that part gets the focus instead of the page. */
export function useFocusKept<Box extends HTMLElement>(part: string) {
  const box = useRef<Box>(null)
  const before = useRef(part)
  useEffect(() => {
    if (before.current === part) return
    before.current = part
    if (document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('a, button, input, select, textarea')?.focus()
  }, [part])
  return box
}
