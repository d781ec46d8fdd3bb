import { type ProductInSlot, Slot } from '../../platform/slots.tsx'
import { BuyAction } from './buy-action.tsx'
import type { Card } from './cards.ts'

type ProductActionProps = { card: Card; place: 'card' | 'row'; onElsewhere?: (() => void) | undefined }

/** What one can do with a product; practitioners have the builder's button first. */
export function ProductAction({ card, place, onElsewhere }: ProductActionProps) {
  const product = slotOf(card)
  if (!product) return null
  return (
    <div className={`act act-${place}`}>
      <Slot name="product-action" product={product} place={place} onElsewhere={onElsewhere} />
      <BuyAction product={product} place={place} />
    </div>
  )
}

/** As the places beside it know it; nothing can be done with one that has no pack size. */
export function slotOf({ variantId, picture, ...known }: Card): ProductInSlot | undefined {
  return variantId === undefined ? undefined : { ...known, variantId, picture: picture?.small }
}
