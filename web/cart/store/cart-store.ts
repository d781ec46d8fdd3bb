import { useEffect } from 'react'
import type { CartItem } from '#contract/cart.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { followDeliveryCountry } from '../../platform/delivery-country.ts'
import { followOwner } from '../../platform/follow-owner.ts'
import type { ProductInSlot } from '../../platform/slots.tsx'
import type { CartEdit } from './cart-changes.ts'
import { type CartState, cartState, useCart } from './cart-state.ts'
import { notifyRemoved } from './notify.ts'
import {
  addForPerson,
  clearPersonCart,
  editPersonCart,
  openPersonCart,
  otherTabs,
  reloadPersonCart,
  restoreForPerson,
} from './person-cart.ts'
import {
  buyForVisitor,
  editVisitorCart,
  openVisitorCart,
  priceVisitorCart,
  rereadVisitorCart,
  stopPricing,
} from './visitor-cart.ts'
import { visitorLines } from './visitor-lines.ts'

const owner = followOwner({
  otherTabs,
  visitor: {
    open: openVisitorCart,
    reread: rereadVisitorCart,
    onChangedElsewhere: visitorLines.onChangedElsewhere,
    load: priceVisitorCart,
    stopLoading: stopPricing,
  },
  person: { open: openPersonCart, reload: reloadPersonCart, leave: clearPersonCart },
})

/** Called once by the page: from now on the cart follows the logged-in user and changes in other tabs. */
export function startCart(): void {
  if (!owner.open()) return
  addEventListener('online', () => cartState.get().isUnreachable && reloadCart())
  followDeliveryCountry(() => owner.isWatched() && reloadCart())
}

export function editCart(edit: CartEdit): void {
  cartState.patch({ failure: undefined, removed: undefined })
  if (owner.isPersonHere()) editPersonCart(edit)
  else editAsVisitor(edit)
}

function editAsVisitor(edit: CartEdit): boolean {
  const hasRoom = editVisitorCart(edit)
  owner.loadIfWatched()
  return hasRoom
}

export function addToCart(product: ProductInSlot, quantity = 1): void {
  const { variantId } = product
  remember(product)
  editCart({ kind: 'add', variantId, quantity })
}

/** The same, for a caller that removes it from elsewhere only if it is in the cart: if it is not, the cart says why. */
export async function moveToCart(product: ProductInSlot): Promise<boolean> {
  remember(product)
  cartState.patch({ failure: undefined, removed: undefined })
  const addition = { kind: 'add', variantId: product.variantId, quantity: 1 } as const
  return owner.isPersonHere() ? addForPerson(addition) : editAsVisitor(addition)
}

function remember(product: ProductInSlot): void {
  cartState.patch({ known: new Map(cartState.get().known).set(product.variantId, product) })
}

/** Undoes an addition. */
export function takeFromCart(variantId: number, quantity: number): void {
  const held = cartState.get().lines.find((line) => line.variantId === variantId)
  if (held) editCart({ kind: 'set', variantId, quantity: Math.max(held.quantity - quantity, 0) })
}

/** Can be undone for as long as the message is shown. */
export function removeFromCart(line: RemovedLine): void {
  const { variantId, quantity, name } = line
  const isStillTheirs = owner.currentOwner()
  editCart({ kind: 'set', variantId, quantity: 0 })
  notifyRemoved(name, () => {
    if (!isStillTheirs()) return
    editCart({ kind: 'add', variantId, quantity, ...sourceOf(line) })
  })
}
type RemovedLine = {
  variantId: number
  quantity: number
  name: string
  linkToken?: string | undefined
  publicProtocolId?: number | undefined
  item?: CartItem | undefined
}

/** The protocol shown with a line that has an origin may be known through its link only. */
function sourceOf({ item, linkToken, publicProtocolId }: RemovedLine) {
  if (item?.origin) return { origin: item.origin }
  return {
    protocolId: item?.protocol?.id,
    linkToken: item?.link_token ?? linkToken,
    publicProtocolId: item?.public_protocol?.id ?? publicProtocolId,
  }
}

/** Products from a protocol link; the caller omits unavailable ones. Returns the variants that did not fit. */
export function buyLines(wanted: readonly CartLine[]): Set<number> {
  const left = buyForVisitor(wanted)
  owner.loadIfWatched()
  return left
}

/** Of an order that was placed as a guest and ended unpaid. */
export function restoreLines(lines: readonly CartLine[]): void {
  if (lines.length === 0) return
  if (owner.isPersonHere()) restoreForPerson(lines)
  else buyLines(lines)
}

export function reloadCart(): void {
  void owner.reload()
}

/** Something other than an edit changed the cart, such as an order: other tabs reload it, too. */
export async function cartChanged(): Promise<void> {
  otherTabs.post('changed')
  await owner.reload()
}

/** Reloads the cart with its price whenever it is opened. */
export function usePricedCart(): CartState {
  const state = useCart()
  const isVisitors = state.owner === 'visitor'
  useEffect(() => {
    startCart()
    const stopWatching = owner.watch()
    if (cartState.get().owner === 'person') reloadCart()
    return () => {
      stopWatching()
      // The message has been seen.
      if (!owner.isWatched()) cartState.patch({ failure: undefined, removed: undefined })
    }
  }, [])
  useEffect(() => {
    if (isVisitors) void priceVisitorCart()
  }, [isVisitors])
  // While offline, the price is unknown.
  return { ...state, isCalculating: state.isCalculating || state.isUnreachable }
}
