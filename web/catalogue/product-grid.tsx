import { memo } from 'react'
import { cataloguePageSize } from '#domain/catalogue/listing.ts'
import type { Card } from './cards.ts'
import { PractitionerBand } from './practitioner-band.tsx'
import { ProductCard } from './product-card.tsx'
import { useHeadFirst } from './use-head-first.ts'

/** In the widest grid; fewer stand in a row elsewhere. */
const firstRow = 4
const cardsBeforeBand = 10

type ProductGridProps = { cards: readonly Card[]; more: readonly Card[] }

/** A full page has a band among its products; with it, twenty-six fill their rows. */
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
      <li key="band" className="span-2">
        <PractitionerBand />
      </li>,
    )
  }
  return <ul className="cards">{items}</ul>
})
