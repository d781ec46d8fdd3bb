import { type RefObject, useEffect } from 'react'

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** The key `/` goes to the search box, unless it is typed somewhere. */
export function useSlashKey(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const input = box.current
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (key !== '/' || ctrlKey || metaKey || altKey || (target as Element).closest?.(typing)) return
      event.preventDefault()
      input?.focus({ preventScroll: true })
      input?.select()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [box])
}
