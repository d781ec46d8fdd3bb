import { startTransition, useEffect, useState } from 'react'
import type { Card } from './cards.ts'

/** As many as any screen shows without scrolling. */
const head = 8

/**
 * The products to draw: after a choice the first ones at once, so that they are painted within a blink on slow
 * processors too; the ones below follow in the next frames, and until then the former ones keep their place.
 */
export function useHeadFirst(cards: readonly Card[], more: readonly Card[]): readonly Card[] {
  const [drawn, setDrawn] = useState(cards)

  useEffect(() => {
    if (drawn !== cards) startTransition(() => setDrawn(cards))
  }, [drawn, cards])

  if (drawn === cards) return [...cards, ...more]
  return headFirst(cards, drawn)
}

export function headFirst(cards: readonly Card[], former: readonly Card[]): readonly Card[] {
  const first = cards.slice(0, head)
  const known = new Set(first.map(({ id }) => id))
  return cards.length <= head ? cards : [...first, ...former.slice(head).filter(({ id }) => !known.has(id))]
}
