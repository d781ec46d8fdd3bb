import { type RefObject, useLayoutEffect } from 'react'
import { afterPaint } from '../after-paint.ts'

const root = () => document.documentElement

/** A catalogue takes longer to give way than the panel to appear: it follows. Only what was wanted last happens. */
function createGivingWay() {
  let stop = () => {}
  return (isBeside: boolean): void => {
    stop()
    stop = afterPaint(() => root().toggleAttribute('data-builder-panel', isBeside))
  }
}
const giveWay = createGivingWay()

/** The page gives way: it counts as its own width, the panel's apart. */
export function useRoomBeside(width: number): void {
  useLayoutEffect(() => {
    giveWay(true)
    return () => giveWay(false)
  }, [])
  useLayoutEffect(() => showWidth(width), [width])
}

/** Shows a width without keeping it, as while its edge is dragged. */
export function showWidth(width: number): void {
  const { style } = root()
  const wanted = `${width}px`
  if (style.getPropertyValue('--builder-width') !== wanted) style.setProperty('--builder-width', wanted)
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
