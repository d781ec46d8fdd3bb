import { type ProductInSlot, Slot } from '../../platform/slots.tsx'
import { BuyAction } from './buy-action.tsx'
import type { Card } from './cards.ts'
import { ProductProblem } from './product-problem.tsx'

const styles = {
  card: '',
  row: 'relative ml-auto min-h-9 w-38.5',
} as const

type ProductActionProps = { card: Card; place: 'card' | 'row'; onElsewhere?: (() => void) | undefined }

/** The buttons of a product; practitioners see the builder's button first. */
export function ProductAction({ card, place, onElsewhere }: ProductActionProps) {
  const product = slotOf(card)
  if (!product) return null
  return (
    <>
      <div className={`card-buttons ${styles[place]}`} data-testid="product-action">
        <Slot name="product-action" product={product} place={place} onElsewhere={onElsewhere} />
        <BuyAction product={product} place={place} />
      </div>
      {place === 'row' && <ProductProblem variantId={product.variantId} />}
    </>
  )
}

/** As known to the surrounding component; a product without a pack size has no buttons. */
export function slotOf({ variantId, picture, ...known }: Card): ProductInSlot | undefined {
  return variantId === undefined ? undefined : { ...known, variantId, picture: picture?.small }
}
