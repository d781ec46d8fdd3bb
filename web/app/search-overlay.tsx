import { memo } from 'react'
import { HitAction, HitCard, HitLine } from '../catalogue/cards/hit-product.tsx'
import type { OverlayProps } from '../search/form/search-form.tsx'
import { SearchOverlay } from '../search/overlay/search-overlay.tsx'

const products = { Line: HitLine, Card: HitCard, Action: HitAction }

/** The search overlay with the catalogue's product rows. Rendering it does not render the header. */
export default memo(function Search(props: OverlayProps) {
  return <SearchOverlay {...props} products={products} />
})
