import { memo, startTransition, useEffect, useState } from 'react'
import { cataloguePageSize } from '#domain/catalogue/listing.ts'
import { adTypes } from '#domain/content/ads.ts'
import { Slot } from '../../platform/slots.tsx'
import { cardGrid } from '../cards/card-row.tsx'
import type { Card } from '../cards/cards.ts'
import { ProductCard } from '../cards/product-card.tsx'
import { PractitionerBand } from '../practitioner-band.tsx'

/** As many as any screen shows without scrolling. */
const head = 8

/**
 * The products to render: after a filter change the first ones at once, so that they appear quickly on slow
 * processors, too; the others follow in the next frames, and the previous ones keep their place until then.
 */
function useHeadFirst(cards: readonly Card[], more: readonly Card[]): readonly Card[] {
  const [drawn, setDrawn] = useState(cards)

  useEffect(() => {
    if (drawn !== cards) startTransition(() => setDrawn(cards))
  }, [drawn, cards])

  if (drawn === cards) return [...cards, ...more]
  return headFirst(cards, drawn)
}

function headFirst(cards: readonly Card[], former: readonly Card[]): readonly Card[] {
  const first = cards.slice(0, head)
  const known = new Set(first.map(({ id }) => id))
  return cards.length <= head ? cards : [...first, ...former.slice(head).filter(({ id }) => !known.has(id))]
}

/** In the widest grid; narrower grids have fewer columns. */
const firstRow = 4
const cardsBeforeBand = 10

type ProductGridProps = { cards: readonly Card[]; more: readonly Card[] }

/** A full page has a banner among its products; with it, 26 products fill the rows. */
export const ProductGrid = memo(function ProductGrid({ cards, more }: ProductGridProps) {
  const shown = useHeadFirst(cards, more)
  const items = shown.map((card, index) => (
    <li key={card.id}>
      <ProductCard card={card} loading={index === 0 ? 'first' : index < firstRow ? 'early' : 'late'} />
    </li>
  ))
  if (cards.length === cataloguePageSize) {
    items.splice(
      cardsBeforeBand,
      0,
      <li key="band" className="@min-[340px]/catalogue:col-[span_2]">
        <Slot name="ad" type={adTypes.products}>
          <PractitionerBand />
        </Slot>
      </li>,
    )
  }
  return (
    <ul className={cardGrid} data-testid="cards">
      {items}
    </ul>
  )
})
