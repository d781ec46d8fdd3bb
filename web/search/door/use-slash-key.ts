import { type RefObject, useEffect, useRef } from 'react'

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** The key `/` goes to the search box, unless it is typed somewhere. Answers where one came from. */
export function useSlashKey(box: RefObject<HTMLInputElement | null>) {
  const cameFrom = useRef<HTMLElement>(null)
  useEffect(() => {
    const input = box.current
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (key !== '/' || ctrlKey || metaKey || altKey || (target as Element).closest?.(typing)) return
      event.preventDefault()
      cameFrom.current = document.activeElement as HTMLElement
      input?.focus({ preventScroll: true })
      input?.select()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [box])
  return cameFrom
}
