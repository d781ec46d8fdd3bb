import type { CartLine } from '#domain/cart/cart.ts'
import { cartLinesMaximum, cartQuantityMaximum } from '#domain/cart/limits.ts'
import { visitorCartName } from '../../platform/visitor-data.ts'
import { createVisitorList } from '../../platform/visitor-list.ts'

/** Browser storage may contain anything: whatever is not a valid line is left out. */
export const visitorLines = createVisitorList<CartLine>(visitorCartName, (stored) =>
  stored.flatMap(lineOf).slice(0, cartLinesMaximum),
)

function lineOf(stored: unknown): CartLine[] {
  if (typeof stored !== 'object' || stored === null) return []
  const { variantId, quantity, linkToken, publicProtocolId } = stored as Record<string, unknown>
  if (!isCount(variantId) || !isCount(quantity)) return []
  return [
    {
      variantId,
      quantity: Math.min(quantity, cartQuantityMaximum),
      ...(typeof linkToken === 'string' && { linkToken }),
      ...(isCount(publicProtocolId) && { publicProtocolId }),
    },
  ]
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}
