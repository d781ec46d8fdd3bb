import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const places = new Map<string, number>()
let isCovered = false

/** While something covers the whole page, the scroll position is not the page's. */
export function coverPage(covered: boolean): void {
  isCovered = covered
}

/** A new path starts at the top and gets the focus; going back restores the scroll position; a new query keeps it. */
export function ScrollRestoration() {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const before = useRef({ key, pathname })

  useEffect(() => {
    history.scrollRestoration = 'manual'
    // After a reload the browser restores the position, which it knows before we do.
    const giveBack = () => {
      history.scrollRestoration = 'auto'
    }
    addEventListener('pagehide', giveBack)
    return () => removeEventListener('pagehide', giveBack)
  }, [])

  // Before scrolling to the next page's top, which would otherwise be stored as this page's position.
  useLayoutEffect(() => {
    const remember = () => {
      if (!isCovered) places.set(key, scrollY)
    }
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [key])

  useLayoutEffect(() => {
    const was = before.current
    if (was.key === key) return
    before.current = { key, pathname }
    const isNewPath = was.pathname !== pathname
    if (isNewPath) {
      const focused = document.activeElement
      import('./focus-page.ts').then(
        (loaded) => loaded.focusPage(focused),
        () => {},
      )
    }
    if (type === 'POP') scrollTo({ top: places.get(key) ?? 0, behavior: 'instant' })
    else if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
    else if (isNewPath) scrollTo({ top: 0, behavior: allowsMotion() ? 'smooth' : 'instant' })
  }, [key, pathname, hash, type])

  return null
}

function allowsMotion() {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}
