import { type RefObject, useLayoutEffect } from 'react'
import { afterPaint } from '../after-paint.ts'

const root = () => document.documentElement

/** Laying out a catalogue takes longer than showing the panel, so it follows. Only the latest change is applied. */
function createRoomToggle() {
  let stop = () => {}
  return (isBeside: boolean): void => {
    stop()
    stop = afterPaint(() => root().toggleAttribute('data-builder-panel', isBeside))
  }
}
const setRoomBeside = createRoomToggle()

/** Makes room beside the page, whose width then excludes the panel. */
export function useRoomBeside(width: number): void {
  useLayoutEffect(() => {
    setRoomBeside(true)
    return () => setRoomBeside(false)
  }, [])
  useLayoutEffect(() => showWidth(width), [width])
}

/** Applies a width without storing it, while the edge is being dragged. */
export function showWidth(width: number): void {
  const { style } = root()
  const wanted = `${width}px`
  if (style.getPropertyValue('--builder-width') !== wanted) style.setProperty('--builder-width', wanted)
}

/** The panel starts below the header, and at the screen's top once the header has scrolled away. */
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
