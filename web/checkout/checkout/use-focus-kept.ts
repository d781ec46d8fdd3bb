import { useEffect, useRef } from 'react'

/** Where what had the focus makes room for another part, that has it then, and not the whole page. */
export function useFocusKept<Box extends HTMLElement>(part: string) {
  const box = useRef<Box>(null)
  const before = useRef(part)
  useEffect(() => {
    if (before.current === part) return
    before.current = part
    if (document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [part])
  return box
}
