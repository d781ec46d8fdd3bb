import { Slot } from '../platform/slots.tsx'
import type { Card } from './cards.ts'

type ProductActionProps = { card: Card; place: 'card' | 'row'; onElsewhere?: (() => void) | undefined }

/** Where other parts put something of their own on a product. */
export function ProductAction({ card, ...where }: ProductActionProps) {
  const { variantId, picture, ...known } = card
  if (variantId === undefined) return null
  return <Slot name="product-action" product={{ ...known, variantId, picture: picture?.small }} {...where} />
}
