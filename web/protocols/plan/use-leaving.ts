import { type RefObject, useEffect, useRef } from 'react'

type Leaving = {
  form: RefObject<HTMLElement | null>
  /** Something else is pressed: until it is let go, nothing on the page may move. */
  onPressed(): void
  /** The focus, or what was pressed, is elsewhere now. */
  onLeft(): void
}

/** Notices that somebody leaves a form, by keys, by pointer, or because the focus is taken from it. */
export function useLeaving({ form, ...handlers }: Leaving): void {
  const latest = useRef(handlers)
  latest.current = handlers

  useEffect(() => {
    const element = form.current
    let pressed: 'inside' | 'outside' | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const isInside = (target: EventTarget | null) => target instanceof Node && element?.contains(target)

    function onPress({ target }: PointerEvent) {
      pressed = isInside(target) ? 'inside' : 'outside'
      if (pressed === 'outside') latest.current.onPressed()
    }
    function onRelease() {
      const where = pressed
      pressed = undefined
      // The click comes first.
      if (where === 'outside') timer = setTimeout(() => latest.current.onLeft())
    }
    function onFocusOut({ relatedTarget }: FocusEvent) {
      if (pressed === 'outside' || isInside(relatedTarget)) return
      // Text inside is pressed, or another window: one comes back.
      if (relatedTarget === null && (pressed || !document.hasFocus())) return
      latest.current.onLeft()
    }
    function onForgotten() {
      pressed = undefined
    }

    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    document.addEventListener('pointerdown', onPress, options)
    document.addEventListener('pointerup', onRelease, options)
    // A scroll, or the list of a select, swallows the release.
    document.addEventListener('pointercancel', onForgotten, options)
    document.addEventListener('keydown', onForgotten, options)
    element?.addEventListener('focusout', onFocusOut, options)
    return () => {
      listening.abort()
      clearTimeout(timer)
    }
  }, [form])
}
