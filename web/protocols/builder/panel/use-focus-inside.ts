import { type RefObject, useLayoutEffect } from 'react'
import { focusIn } from './panel.tsx'

/**
 * Holds the focus inside a sheet over the page, and gives it back. Not a modal dialog of the browser: messages that
 * offer to undo must stay in reach.
 */
export function useFocusInside(sheet: RefObject<HTMLElement | null>, holdsFocus: RefObject<boolean>): void {
  useLayoutEffect(() => {
    const cover = sheet.current
    if (!cover) return
    const before = document.activeElement
    const outside = outsideOf(cover).filter((element) => !element.inert && !element.matches('.toasts'))
    for (const element of outside) element.inert = true
    document.documentElement.dataset.builderCover = ''
    focusIn(cover.querySelector<HTMLElement>('.panel-title'))
    return () => {
      for (const element of outside) element.inert = false
      delete document.documentElement.dataset.builderCover
      if (holdsFocus.current && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [sheet, holdsFocus])
}

/** Whatever stands beside the sheet, or beside what it stands in. */
function outsideOf(sheet: HTMLElement): HTMLElement[] {
  const outside: HTMLElement[] = []
  for (let inner = sheet; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const other of inner.parentElement.children)
      if (other !== inner && other instanceof HTMLElement) outside.push(other)
  }
  return outside
}

/** The focus that goes with the panel stays near: at the bar, unless something else took it. */
export function useFocusAtBar(holdsFocus: RefObject<boolean>): void {
  useLayoutEffect(
    () => () => {
      if (!holdsFocus.current) return
      requestAnimationFrame(() => {
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>('.builder-bar :is(.btn, button)')?.focus()
      })
    },
    [holdsFocus],
  )
}
