import { isSignedIn } from '../../platform/session/session.ts'
import type { PlanInSlot } from '../../platform/slots.tsx'
import { cartState } from '../store/cart-state.ts'
import { buyLines, startCart } from '../store/cart-store.ts'
import { buyForPerson } from '../store/person-cart.ts'
import { missingLines } from './missing-lines.ts'

/** How many lines were added, and the names of the products that were not. */
export type Bought = { added: number; skipped: readonly string[] }

/** Puts what is missing of a protocol into the cart; undefined if the user left meanwhile. */
export async function buyPlan(plan: PlanInSlot): Promise<Bought | undefined> {
  startCart()
  if (isSignedIn()) return buyForPerson(plan.source)
  const origin = originOf(plan.source)
  if (!origin) return undefined
  const missing = missingLines(plan, cartState.get().lines)
  const left = buyLines(missing.map(({ variantId, quantity }) => ({ variantId, quantity, ...origin })))
  const skipped = plan.lines.filter(({ isAvailable, variantId }) => !isAvailable || left.has(variantId))
  return { added: missing.length - left.size, skipped: skipped.map(({ name }) => name) }
}

/** Where the lines of a visitor's cart come from. */
function originOf(source: PlanInSlot['source']) {
  if ('link_token' in source) return { linkToken: source.link_token }
  if ('public_protocol_id' in source) return { publicProtocolId: source.public_protocol_id }
}
