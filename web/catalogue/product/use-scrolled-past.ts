import { type RefObject, useEffect, useState } from 'react'

/** Whether the user has scrolled past an element; always false on phones. */
export function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setPassed] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => {
      const isAbove = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.bottom <= 0
      setPassed(isAbove && matchMedia('(width >= 768px)').matches)
    })
    if (element.current) watch.observe(element.current)
    return () => watch.disconnect()
  }, [element])
  return isPassed
}
