import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * When a focused line is removed, the line in its place gets the focus; if it was the last one, `empty` or else the
 * page’s content. `lines` says how many there are, or which.
 */
export function useFocusBesideRemoved<List extends HTMLElement>(
  lines: number | string,
  empty?: RefObject<HTMLElement | null>,
) {
  const list = useRef<List>(null)
  const focused = useRef(-1)
  const before = useRef(lines)
  useLayoutEffect(() => {
    if (lines !== before.current && focused.current >= 0 && document.activeElement === document.body) {
      const left = list.current?.children ?? []
      const beside = left[Math.min(focused.current, left.length - 1)]
      const next = beside?.querySelector<HTMLElement>('a, button') ?? empty?.current
      if (next) next.focus()
      else document.getElementById('content')?.focus({ preventScroll: true })
    }
    before.current = lines
  }, [lines, empty])
  function remember({ currentTarget, target }: FocusEvent<HTMLElement>) {
    focused.current = [...currentTarget.children].findIndex((line) => line.contains(target))
  }
  function forget({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) focused.current = -1
  }
  return { list, remember, forget }
}
