import { type RefObject, useLayoutEffect } from 'react'

const root = () => document.documentElement

/** The page gives way: it counts as its own width, the panel's apart. */
export function useRoomBeside(width: number): void {
  useLayoutEffect(() => {
    root().dataset.builderPanel = ''
    return () => {
      delete root().dataset.builderPanel
    }
  }, [])
  useLayoutEffect(() => showWidth(width), [width])
}

/** Shows a width without keeping it, as while its edge is dragged. */
export function showWidth(width: number): void {
  root().style.setProperty('--builder-width', `${width}px`)
}

/** The panel begins where the page does, and reaches the screen's top once the header is scrolled away. */
export function useTopBelowHeader(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const page = document.getElementById('content')
    if (!page) return
    const follow = () => {
      const top = Math.max(0, page.getBoundingClientRect().top)
      panel.current?.style.setProperty('top', `${top}px`)
    }
    follow()
    const watch = new ResizeObserver(follow)
    watch.observe(document.body)
    addEventListener('scroll', follow, { passive: true })
    return () => {
      watch.disconnect()
      removeEventListener('scroll', follow)
    }
  }, [panel])
}
