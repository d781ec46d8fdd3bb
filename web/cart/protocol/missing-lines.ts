import { type CartLine, quantitiesOf } from '#domain/cart/cart.ts'
import type { PlanInSlot } from '../../platform/slots.tsx'

/** The lines of a protocol that can be bought and are not yet in the cart in their full quantity. */
export function missingLines({ lines }: PlanInSlot, cart: readonly CartLine[]): PlanInSlot['lines'] {
  const held = quantitiesOf(cart)
  return lines.filter(
    ({ variantId, quantity, isAvailable }) => isAvailable && (held.get(variantId) ?? 0) < quantity,
  )
}
