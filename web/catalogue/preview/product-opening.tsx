import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { coverPage } from '../../platform/scroll-restoration.tsx'
import { useStore } from '../../platform/store/create-store.ts'
import { openedCard } from './opened-card.ts'

/** The page, or the preview of the product that is being opened from it. */
export function ProductOpening({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  const opened = useStore(openedCard)
  const shown = opened?.entry === key ? opened : undefined
  const before = useRef(shown)

  useLayoutEffect(() => {
    const ended = before.current
    before.current = shown
    coverPage(shown !== undefined)
    if (shown) scrollTo({ top: 0, behavior: 'instant' })
    // The product was not opened.
    else if (ended?.entry === key) scrollTo({ top: ended.scrolledTo, behavior: 'instant' })
    else openedCard.set(undefined)
  }, [shown, key])

  return (
    <>
      {shown?.preview}
      <div style={{ display: shown ? 'none' : 'contents' }}>{children}</div>
    </>
  )
}
