import type { ComponentType } from 'react'
import type { Hit } from '#contract/search.ts'
import { ProductLink } from '../../platform/prefetch.tsx'
import { type RecentSearch, recentOf } from '../recent-searches.ts'
import { activeContent, Cell, Row } from './grid.tsx'

/** The catalogue's components for search results. */
export type FoundProducts = Record<'Card' | 'Action', ComponentType<{ hit: Hit; onElsewhere(): void }>> & {
  Line: ComponentType<{ hit: Hit }>
}

export type ShownProducts = {
  products: FoundProducts
  /** Called when the user opens a product. */
  onOpenProduct(product: RecentSearch): void
  /** Called for actions that continue on the page under the search. */
  onElsewhere(): void
}

export function HitRow({
  hit,
  row,
  products,
  onOpenProduct,
  onElsewhere,
}: ShownProducts & { hit: Hit; row: number }) {
  const { Line, Action } = products
  return (
    <Row
      className="relative -mx-3 grid grid-cols-[minmax(0,1fr)_auto] items-center border-b border-line px-3 py-2.75 -outline-offset-2 outline-ink hover:bg-tint has-[>[aria-selected=true]]:bg-tint has-[a:focus-visible]:outline-2 max-xl:py-2.5 max-sm:grid-cols-1"
      data-testid="hit"
    >
      <Cell at={['main', row]} onClick={() => onOpenProduct(recentOf(hit))}>
        <ProductLink
          to={`/products/${hit.slug}`}
          data-hit-link
          className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4.5 gap-y-0 after:absolute after:inset-0 focus-visible:[box-shadow:none] focus-visible:outline-none max-xl:gap-x-3"
        >
          <Line hit={hit} />
        </ProductLink>
      </Cell>
      <Cell
        at={['main', row, 1]}
        className={`not-empty:ml-4.5 max-sm:not-empty:mt-2 max-sm:not-empty:justify-self-end ${activeContent}`}
      >
        <Action hit={hit} onElsewhere={onElsewhere} />
      </Cell>
    </Row>
  )
}
