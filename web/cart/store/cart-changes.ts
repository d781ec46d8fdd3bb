import type { Cart, CartProtocol, CartProtocolAnswer } from '#contract/cart.ts'
import { type CartLine, withAdded, withQuantity } from '#domain/cart/cart.ts'
import { cartLinesMaximum, cartQuantityMaximum } from '#domain/cart/limits.ts'
import { isSame } from '../../platform/is-same.ts'
import type { ChangeRules } from '../../platform/outbox/pending-changes.ts'
import type { VisitorMerge } from '../../platform/visitor-list.ts'

export type CartEdit =
  | {
      kind: 'add'
      variantId: number
      quantity: number
      linkToken?: string | undefined
      publicProtocolId?: number | undefined
      /** The received protocol the line came from. */
      protocolId?: number | undefined
      /** Of a line that was removed, as the shop named it. */
      origin?: string | undefined
    }
  /** Zero removes the line. */
  | { kind: 'set'; variantId: number; quantity: number }

export type CartChange =
  | CartEdit
  /** The visitor's cart from before the login. */
  | { kind: 'merge'; merge: VisitorMerge<CartLine> }
  /** What the cart lacks of a protocol; the server decides, and its answer says what that was. */
  | { kind: 'protocol'; source: CartProtocol }

/** The cart of a logged-in user; `cart` is undefined until loaded, and while it is empty. */
export type PersonCart = { lines: readonly CartLine[]; cart: Cart | undefined; isLoaded: boolean }
/** `leftOut`: lines of a merge that did not fit in the cart. */
export type CartAnswer = {
  cart: Cart | undefined
  bought?: CartProtocolAnswer
  leftOut?: readonly CartLine[]
}

export const isEdit = (change: CartChange): change is CartEdit =>
  change.kind === 'add' || change.kind === 'set'

export function cartFromAnswer(cart: Cart | undefined): PersonCart {
  return { lines: linesOf(cart), cart, isLoaded: true }
}

function linesOf(cart: Cart | undefined): CartLine[] {
  return (cart?.items ?? []).map((item) => ({
    variantId: item.product_variant_id,
    quantity: item.quantity,
    ...(item.link_token !== null && { linkToken: item.link_token }),
    ...(item.public_protocol && { publicProtocolId: item.public_protocol.id }),
  }))
}

export const cartRules: ChangeRules<PersonCart, CartChange, CartAnswer> = {
  // Always a new object: each change is sent, whether or not it changes anything on the screen.
  apply: (held, change) => (isEdit(change) ? { ...held, lines: withEdit(held.lines, change) } : { ...held }),
  merge: (last, next) => (isEdit(last) && isEdit(next) ? mergedEdit(last, next) : undefined),
  confirm: (_, __, { cart }) => ({ state: cartFromAnswer(cart), isOutdated: false }),
}

/** One more product would exceed the limit. */
export function isFull(lines: readonly CartLine[], { kind, variantId }: CartEdit): boolean {
  const isNew = kind === 'add' && !lines.some((line) => line.variantId === variantId)
  return isNew && lines.length >= cartLinesMaximum
}

/** The shop's own rule, applied until the server has answered. */
export function withEdit(lines: readonly CartLine[], edit: CartEdit): readonly CartLine[] {
  if (edit.kind === 'set') return withQuantity(lines, edit.variantId, edit.quantity)
  if (isFull(lines, edit)) return lines
  const { variantId, quantity, linkToken, publicProtocolId } = edit
  const added = {
    variantId,
    quantity,
    ...(linkToken && { linkToken }),
    ...(publicProtocolId && { publicProtocolId }),
  }
  return withAdded(lines, added).map((line) =>
    line.quantity > cartQuantityMaximum ? { ...line, quantity: cartQuantityMaximum } : line,
  )
}

function mergedEdit(last: CartEdit, edit: CartEdit): CartEdit | undefined {
  if (last.kind !== edit.kind || last.variantId !== edit.variantId) return undefined
  if (edit.kind === 'set' || last.kind === 'set') return edit
  const isFromThere = isSame(sourcesOf(edit), sourcesOf(last)) || sourcesOf(edit).every((each) => !each)
  return isFromThere ? { ...last, quantity: last.quantity + edit.quantity } : undefined
}

function sourcesOf({ protocolId, linkToken, publicProtocolId, origin }: Extract<CartEdit, { kind: 'add' }>) {
  return [protocolId, linkToken, publicProtocolId, origin]
}
