import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** When a focused line is removed, the line in its place gets the focus, or `empty` if it was the last one. */
export function useFocusBesideRemoved<List extends HTMLElement>(
  count: number,
  empty?: RefObject<HTMLElement | null>,
) {
  const list = useRef<List>(null)
  const focused = useRef(-1)
  const before = useRef(count)
  useLayoutEffect(() => {
    if (count < before.current && focused.current >= 0 && document.activeElement === document.body) {
      const lines = list.current?.children ?? []
      const beside = lines[Math.min(focused.current, lines.length - 1)]
      const next = beside?.querySelector<HTMLElement>('a, button') ?? empty?.current
      next?.focus()
    }
    before.current = count
  }, [count, empty])
  function remember({ currentTarget, target }: FocusEvent<HTMLElement>) {
    focused.current = [...currentTarget.children].findIndex((line) => line.contains(target))
  }
  function forget({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) focused.current = -1
  }
  return { list, remember, forget }
}
