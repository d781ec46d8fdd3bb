import { type RefObject, useEffect, useRef } from 'react'

/** The focused element is gone with its step: the panel takes the focus, unless it is elsewhere in the panel. */
export function useFocusAtStep(step: string): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    const isLeft = shown.current !== step && !panel.current?.contains(document.activeElement)
    if (isLeft) panel.current?.focus()
    shown.current = step
  }, [step])
  return panel
}
