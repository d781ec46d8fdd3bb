import type { ComponentType } from 'react'
import type { Hit } from '#contract/search.ts'
import { ProductLink } from '../../platform/prefetch.tsx'
import { type RecentSearch, recentOf } from '../recent-searches.ts'
import { Cell, Row } from './grid.tsx'

/** How the catalogue shows what was found. */
export type FoundProducts = Record<'Card' | 'Action', ComponentType<{ hit: Hit; onElsewhere(): void }>> & {
  Line: ComponentType<{ hit: Hit }>
}

export type ShownProducts = {
  products: FoundProducts
  /** Somebody goes from the search to a product. */
  onOpenProduct(product: RecentSearch): void
  /** What comes next stands on the page under the search. */
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
    <Row className={hit.available ? 'hit' : 'hit unavailable'}>
      <Cell at={['main', row]} onClick={() => onOpenProduct(recentOf(hit))}>
        <ProductLink to={`/products/${hit.slug}`} className="hit-link">
          <Line hit={hit} />
        </ProductLink>
      </Cell>
      <Cell at={['main', row, 1]} className="hit-action">
        <Action hit={hit} onElsewhere={onElsewhere} />
      </Cell>
    </Row>
  )
}
