import { memo } from 'react'
import { FoundAction, FoundCard, FoundLine } from '../catalogue/cards/found-product.tsx'
import type { OverlayProps } from '../search/door/search-door.tsx'
import { SearchOverlay } from '../search/overlay/search-overlay.tsx'

const products = { Line: FoundLine, Card: FoundCard, Action: FoundAction }

/** The search as the header opens it, with products as the catalogue shows them. It has the header drawn anew, not the reverse. */
export default memo(function Search(props: OverlayProps) {
  return <SearchOverlay {...props} products={products} />
})
