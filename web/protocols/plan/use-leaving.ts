import { type RefObject, useEffect, useEffectEvent } from 'react'

type Leaving = {
  form: RefObject<HTMLElement | null>
  /** Something else is being pressed: until it is released, nothing on the page may move. */
  onPressed(): void
  /** The focus or the press is elsewhere now. */
  onLeft(): void
}

/** Detects that a user leaves a form by keyboard, by pointer, or because the focus is moved. */
export function useLeaving({ form, onPressed, onLeft }: Leaving): void {
  const press = useEffectEvent(onPressed)
  const leave = useEffectEvent(onLeft)

  useEffect(() => {
    const element = form.current
    let pressed: 'inside' | 'outside' | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const isInside = (target: EventTarget | null) => target instanceof Node && element?.contains(target)

    function onPress({ target }: PointerEvent) {
      pressed = isInside(target) ? 'inside' : 'outside'
      if (pressed === 'outside') press()
    }
    function onRelease() {
      const where = pressed
      pressed = undefined
      // The click comes first.
      if (where === 'outside') timer = setTimeout(() => leave())
    }
    function onFocusOut({ relatedTarget }: FocusEvent) {
      if (pressed === 'outside' || isInside(relatedTarget)) return
      // The press is inside, or in another window: the user comes back.
      if (relatedTarget === null && (pressed || !document.hasFocus())) return
      leave()
    }
    function onForgotten() {
      pressed = undefined
    }

    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    document.addEventListener('pointerdown', onPress, options)
    document.addEventListener('pointerup', onRelease, options)
    // Scrolling or the list of a select swallows the release.
    document.addEventListener('pointercancel', onForgotten, options)
    document.addEventListener('keydown', onForgotten, options)
    element?.addEventListener('focusout', onFocusOut, options)
    return () => {
      listening.abort()
      clearTimeout(timer)
    }
  }, [form])
}
