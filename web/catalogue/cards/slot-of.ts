import type { ProductInSlot } from '../../platform/slots.tsx'
import type { Card } from './cards.ts'

/** As the places beside it know it; nothing can be done with one that has no pack size. */
export function slotOf({ variantId, picture, ...known }: Card): ProductInSlot | undefined {
  return variantId === undefined ? undefined : { ...known, variantId, picture: picture?.small }
}
