import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { placeOf, scrollGoal } from './scroll-goal.ts'

const places = new Map<string, number>()
let isCovered = false

/** While something covers the whole page, the scroll position is not the page's. */
export function coverPage(covered: boolean): void {
  isCovered = covered
}

/** A new path starts at the top and gets the focus; going back restores the scroll position; a new query keeps it. */
export function ScrollRestoration() {
  const location = useLocation()
  const { pathname, hash } = location
  const place = placeOf(location)
  const isPop = useNavigationType() === 'POP'
  const before = useRef({ place, pathname })

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
      if (!isCovered) places.set(place, scrollY)
    }
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [place])

  useLayoutEffect(() => {
    const was = before.current
    if (was.place === place) return
    before.current = { place, pathname }
    const isNewPath = was.pathname !== pathname
    if (isNewPath) {
      const focused = document.activeElement
      import('./focus-page.ts').then(
        (loaded) => loaded.focusPage(focused),
        () => {},
      )
    }
    const isOfBrowser = history.state === null
    const goal = scrollGoal({ isPop, isNewPath, isOfBrowser, hash, stored: places.get(place) })
    if (goal === 'fragment') document.getElementById(hash.slice(1))?.scrollIntoView()
    else if (goal === 'top') scrollTo({ top: 0, behavior: allowsMotion() ? 'smooth' : 'instant' })
    else if (goal !== undefined) scrollTo({ top: goal, behavior: 'instant' })
  }, [place, pathname, hash, isPop])

  return null
}

function allowsMotion() {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}
