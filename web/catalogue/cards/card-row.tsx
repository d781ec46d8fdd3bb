import type { Card } from './cards.ts'
import { ProductCard } from './product-card.tsx'

const grid =
  'grid grid-cols-2 gap-x-3 gap-y-7 @max-[340px]/catalogue:grid-cols-1 @min-[753px]/catalogue:grid-cols-3 @min-[753px]/catalogue:gap-x-4.5 @min-[753px]/catalogue:gap-y-9 @min-[1185px]/catalogue:gap-x-5'
export const cardGrid = `${grid} @min-[1185px]/catalogue:grid-cols-4`
/** Five side by side at most. */
export const cardRowGrid = `${grid} @min-[1185px]/catalogue:grid-cols-5`

/** In narrower grids the last ones would be alone in another row. */
const lastOnes: Readonly<Record<number, string>> = {
  3: '@min-[753px]/catalogue:@max-[1185px]/catalogue:hidden',
  4: '@max-[1185px]/catalogue:hidden',
}

/** Five products at most, side by side. */
export function CardRow({ cards, loading }: { cards: readonly Card[]; loading?: 'early' | 'late' }) {
  return (
    <ul className={cardRowGrid} data-testid="cards">
      {cards.map((card, at) => (
        <li key={card.id} className={lastOnes[at]}>
          <ProductCard card={card} {...(loading && { loading })} />
        </li>
      ))}
    </ul>
  )
}
