import { type CartLine, withAtLeast } from '#domain/cart/cart.ts'
import { cartLinesMaximum } from '#domain/cart/limits.ts'
import { createLatestCall } from '../../platform/latest-call.ts'
import { warn } from '../../platform/session/warn.ts'
import { nameOf, shownLinesOf } from '../lines/shown-lines.ts'
import { priceLines } from './cart-calls.ts'
import { type CartEdit, isFull, withEdit } from './cart-changes.ts'
import { cartState, resetCart } from './cart-state.ts'
import { notifyFull, notifyGone } from './notify.ts'
import { visitorLines } from './visitor-lines.ts'

const pricing = createLatestCall()
export const stopPricing = pricing.stop

export function openVisitorCart(): void {
  resetCart('visitor')
  cartState.patch({ lines: visitorLines.read() })
}

/** Whether there was room for it. */
export function editVisitorCart(edit: CartEdit): boolean {
  const lines = visitorLines.read()
  const hasRoom = !isFull(lines, edit)
  if (hasRoom) setVisitorLines(withEdit(lines, edit))
  else notifyFull()
  return hasRoom
}

/** Increases each line to the quantity in the protocol. Returns the variants that did not fit. */
export function buyForVisitor(wanted: readonly CartLine[]): Set<number> {
  const lines = withAtLeast(visitorLines.read(), wanted)
  setVisitorLines(lines.slice(0, cartLinesMaximum))
  return new Set(lines.slice(cartLinesMaximum).map(({ variantId }) => variantId))
}

function setVisitorLines(lines: readonly CartLine[]): void {
  visitorLines.write(lines)
  cartState.patch({ lines, isCalculating: true })
}

/** Another tab changed the cart. */
export function rereadVisitorCart(): void {
  cartState.patch({ lines: visitorLines.read(), isCalculating: true })
}

/** Requests the price. Only the answer to the latest change counts. */
export async function priceVisitorCart(): Promise<void> {
  pricing.stop()
  const { lines } = cartState.get()
  if (lines.length === 0)
    return cartState.patch({ cart: undefined, isCalculating: false, isUnreachable: false })
  const signal = pricing.begin()
  cartState.patch({ isCalculating: true })
  try {
    const cart = await priceLines(lines, signal)
    if (signal.aborted || cartState.get().owner !== 'visitor') return
    const sold = new Set(cart?.items.map((item) => item.product_variant_id))
    removeGone(lines.filter(({ variantId }) => !sold.has(variantId)))
    cartState.patch({ cart, isCalculating: false, isUnreachable: false })
  } catch (error) {
    if (signal.aborted) return
    warn('The cart could not be priced', error)
    if (cartState.get().owner === 'visitor') cartState.patch({ isCalculating: false, isUnreachable: true })
  }
}

/** The shop leaves out what it no longer sells. Lines added since the call are kept. */
function removeGone(gone: readonly CartLine[]): void {
  if (gone.length === 0) return
  const names = shownLinesOf({ ...cartState.get(), lines: gone }).map(nameOf)
  const ids = new Set(gone.map(({ variantId }) => variantId))
  const lines = visitorLines.read().filter(({ variantId }) => !ids.has(variantId))
  visitorLines.write(lines)
  cartState.patch({ lines })
  notifyGone(names)
}
