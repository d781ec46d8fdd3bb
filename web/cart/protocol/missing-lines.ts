import type { CartLine } from '#domain/cart/cart.ts'
import type { PlanInSlot } from '../../platform/slots.tsx'

/** Of a protocol, what can be had and is not in the cart in its quantity. */
export function missingLines({ lines }: PlanInSlot, cart: readonly CartLine[]): PlanInSlot['lines'] {
  const held = new Map(cart.map(({ variantId, quantity }) => [variantId, quantity]))
  return lines.filter(
    ({ variantId, quantity, isToBeHad }) => isToBeHad && (held.get(variantId) ?? 0) < quantity,
  )
}
