import { type CartLine, cartLinesMaximum, withAtLeast } from '#domain/cart/cart.ts'
import { warn } from '../../platform/session/warn.ts'
import { browserDrawer } from '../../platform/storage.ts'
import { priceLines } from './cart-calls.ts'
import { cartState, resetCart } from './cart-state.ts'
import { applied, type CartEdit, isFull } from './ledger.ts'
import { sayFull } from './say.ts'
import { readVisitorLines, storeVisitorLines } from './visitor-lines.ts'

const drawer = () => browserDrawer('localStorage')
let pricing: AbortController | undefined

export function storedLines(): CartLine[] {
  return readVisitorLines(drawer(), Date.now())
}

export function openVisitorCart(): void {
  resetCart('visitor')
  cartState.patch({ lines: storedLines() })
}

/** Where the browser refuses storage, a cart lasts as long as its page. */
export function editVisitorCart(edit: CartEdit): void {
  const lines = drawer() ? storedLines() : cartState.get().lines
  if (isFull(lines, edit)) sayFull()
  else setVisitorLines(applied(lines, edit))
}

/** Each line that is missing or too few is brought up to what the protocol says. Answers the variants that found no room. */
export function buyForVisitor(wanted: readonly CartLine[]): Set<number> {
  const lines = withAtLeast(cartState.get().lines, wanted)
  setVisitorLines(lines.slice(0, cartLinesMaximum))
  return new Set(lines.slice(cartLinesMaximum).map(({ variantId }) => variantId))
}

function setVisitorLines(lines: readonly CartLine[]): void {
  storeVisitorLines(drawer(), lines, Date.now())
  cartState.patch({ lines, isCalculating: true })
}

export function forgetVisitorLines(): void {
  storeVisitorLines(drawer(), [], Date.now())
}

/** Another tab changed it. */
export function rereadVisitorCart(): void {
  cartState.patch({ lines: storedLines(), isCalculating: true })
}

/** Asks what it costs. The last change is what counts. */
export async function priceVisitorCart(): Promise<void> {
  pricing?.abort()
  const { lines } = cartState.get()
  if (lines.length === 0)
    return cartState.patch({ cart: undefined, isCalculating: false, isUnreachable: false })
  const mine = new AbortController()
  pricing = mine
  cartState.patch({ isCalculating: true })
  try {
    const cart = await priceLines(lines, mine.signal)
    if (!mine.signal.aborted && cartState.get().owner === 'visitor')
      cartState.patch({ cart, isCalculating: false, isUnreachable: false })
  } catch (error) {
    if (mine.signal.aborted) return
    warn('The cart could not be priced', error)
    if (cartState.get().owner === 'visitor') cartState.patch({ isCalculating: false, isUnreachable: true })
  }
}

export function stopPricing(): void {
  pricing?.abort()
}
