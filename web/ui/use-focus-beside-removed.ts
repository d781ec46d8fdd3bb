import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * When a focused line is removed, the line in its place gets the focus, also one that moves up from the next page, or
 * `empty` or else the page’s content if there is none.
 */
export function useFocusBesideRemoved<List extends HTMLElement>(empty?: RefObject<HTMLElement | null>) {
  const list = useRef<List>(null)
  const focused = useRef<{ line: Element; index: number }>(undefined)
  useLayoutEffect(() => {
    if (!focused.current || focused.current.line.isConnected) return
    const { index } = focused.current
    focused.current = undefined
    if (document.activeElement !== document.body) return
    const lines = list.current?.children ?? []
    const beside = lines[Math.min(index, lines.length - 1)]
    const next = beside?.querySelector<HTMLElement>('a, button') ?? empty?.current
    if (next) next.focus()
    else document.getElementById('content')?.focus({ preventScroll: true })
  })
  function remember({ currentTarget, target }: FocusEvent<HTMLElement>) {
    const index = [...currentTarget.children].findIndex((line) => line.contains(target))
    const line = currentTarget.children[index]
    focused.current = line && { line, index }
  }
  function forget({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) focused.current = undefined
  }
  return { list, remember, forget }
}
