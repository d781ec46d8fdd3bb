import type { KeyboardEvent } from 'react'

/** For `onKeyDown`. In Japanese and Chinese, Escape first cancels the input method's suggestion. */
export function onEscape(act: (event: KeyboardEvent) => void) {
  return (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) act(event)
  }
}
