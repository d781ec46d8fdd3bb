import { type RefObject, useLayoutEffect, useState } from 'react'

/** Below it lines are laid out for a phone. */
const leastScreenPx = 879

/** Whether a part of the page has this much room; the panel beside the page takes some of it. */
export function useWide(part: RefObject<HTMLElement | null>, fromPx: number): boolean {
  const [isWide, setWide] = useState(false)
  useLayoutEffect(() => {
    if (!part.current) return
    const judge = (px: number) => setWide(px >= fromPx && innerWidth >= leastScreenPx)
    judge(part.current.clientWidth)
    const watch = new ResizeObserver(([entry]) => entry && judge(entry.contentRect.width))
    watch.observe(part.current)
    return () => watch.disconnect()
  }, [part, fromPx])
  return isWide
}
