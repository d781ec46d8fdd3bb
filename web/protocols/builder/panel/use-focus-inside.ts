import { type RefObject, useLayoutEffect } from 'react'
import { afterPaint } from '../after-paint.ts'
import { focusIn } from './panel.tsx'

/**
 * Traps the focus in a layer over the page. Not a modal dialog of the browser: toasts with an undo button
 * must stay reachable.
 */
export function useFocusInside(sheet: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const cover = sheet.current
    if (!cover) return
    const outside = outsideOf(cover).filter((element) => !element.inert && !element.matches('.toasts'))
    for (const element of outside) element.inert = true
    document.documentElement.dataset.builderCover = ''
    focusIn(cover.querySelector<HTMLElement>('[data-panel-title]'))
    return () => {
      for (const element of outside) element.inert = false
      delete document.documentElement.dataset.builderCover
    }
  }, [sheet])
}

/** All elements beside the layer and beside its ancestors. */
function outsideOf(sheet: HTMLElement): HTMLElement[] {
  const outside: HTMLElement[] = []
  for (let inner = sheet; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const other of inner.parentElement.children)
      if (other !== inner && other instanceof HTMLElement) outside.push(other)
  }
  return outside
}

/** When a focused panel closes, the focus returns to where it was, otherwise to the bar, unless it has moved. */
export function useFocusBack(holdsFocus: RefObject<boolean>, cameFrom: RefObject<Element | null>): void {
  useLayoutEffect(
    () => () => {
      if (holdsFocus.current)
        afterPaint(() => isFocusLost() && (focusable(cameFrom.current) ?? barButton())?.focus())
    },
    [holdsFocus, cameFrom],
  )
}

/** For a press whose button disappears with the panel. */
export function focusBarIfLost(): void {
  afterPaint(() => isFocusLost() && barButton()?.focus())
}

export function focusBar(): void {
  barButton()?.focus()
}

// A hidden element keeps the focus for a moment.
const isFocusLost = () =>
  document.activeElement === document.body || document.activeElement?.checkVisibility() === false

const focusable = (element: Element | null) =>
  element instanceof HTMLElement && element !== document.body && element.checkVisibility()
    ? element
    : undefined

const barButton = () => document.querySelector<HTMLElement>('#builder :is(.btn, button)')
