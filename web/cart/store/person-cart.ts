import type { CartProtocol, CartProtocolAnswer } from '#contract/cart.ts'
import { type CartLine, withAtLeast } from '#domain/cart/cart.ts'
import { FetchError } from '../../platform/call-api.ts'
import { createOutbox } from '../../platform/outbox/create-outbox.ts'
import type { IsCurrent } from '../../platform/outbox/serial-queue.ts'
import { warn } from '../../platform/session/warn.ts'
import { openTabChannel } from '../../platform/store/tab-channel.ts'
import { loadCart, sendChange } from './cart-calls.ts'
import {
  type CartAnswer,
  type CartChange,
  type CartEdit,
  cartFromAnswer,
  cartRules,
  isEdit,
  type PersonCart,
} from './cart-changes.ts'
import { cartState, resetCart } from './cart-state.ts'
import { notifyLeftOut, notifyRefused } from './notify.ts'
import { visitorLines } from './visitor-lines.ts'

export const otherTabs = openTabChannel<'changed'>('verbena-cart')

/** The outbox contains one entry: the cart of the logged-in user. */
const cartKey = 0

const outbox = createOutbox<PersonCart, CartChange, CartAnswer>({
  rules: cartRules,
  send: (_, change) => sendChange(change),
  load: async () => cartFromAnswer(await loadCart()),

  classifyError(error, { kind }) {
    if (kind === 'protocol') return 'declined'
    // Either no answer arrived, and the server may have applied the change, or the cart differs from what is shown.
    const isOutdated = kind === 'merge' || [undefined, 404, 409].includes(statusOf(error))
    return isOutdated ? 'refused' : 'declined'
  },

  onDone(_, change, { leftOut = [] }) {
    otherTabs.post('changed')
    if (change.kind !== 'merge') return
    // Lines that do not fit stay in the browser, and are tried again with the next page.
    visitorLines.merged(change.merge, leftOut)
    if (leftOut.length > 0) notifyLeftOut()
  },

  onRefused(_, change, error) {
    if (isEdit(change)) refuse(change, error)
    else {
      warn('A cart could not be merged', error)
      // The stored cart is unreadable, and always will be.
      if (statusOf(error) === 400) visitorLines.write([])
    }
  },

  onLoadFailed(_, error) {
    warn('The cart could not be fetched', error)
    cartState.patch({ isUnreachable: true })
  },
})

outbox.entries.subscribe((before) => {
  const { confirmed, shown, pending } = outbox.find(cartKey) ?? {}
  if (!shown) return
  const { lines, cart, isLoaded } = shown
  cartState.patch({
    owner: isLoaded ? 'person' : 'unknown',
    lines,
    cart,
    isCalculating: pending?.some(({ change }) => isEdit(change)) ?? false,
    ...(confirmed !== before.get(cartKey)?.confirmed && { isUnreachable: false }),
  })
})

export const clearPersonCart = outbox.clear

export function openPersonCart(): void {
  const lines = visitorLines.read()
  resetCart('unknown')
  outbox.begin(cartKey, { lines, cart: undefined, isLoaded: false })
  if (lines.length > 0) mergeVisitorLines()
  else void reloadPersonCart()
}

/** Kept in the browser until the shop has them, like a visitor's at login. */
export function restoreForPerson(lines: readonly CartLine[]): void {
  visitorLines.write(withAtLeast(visitorLines.read(), lines))
  mergeVisitorLines()
}

function mergeVisitorLines(): void {
  outbox.add(cartKey, { kind: 'merge', merge: visitorLines.toMerge() })
}

export function reloadPersonCart(): Promise<void> {
  return outbox.refresh(cartKey)
}

/** Adds everything missing from a protocol. Undefined if the user has logged out meanwhile. */
export async function buyForPerson(source: CartProtocol): Promise<CartProtocolAnswer | undefined> {
  return (await outbox.request(cartKey, { kind: 'protocol', source }))?.bought
}

export function editPersonCart(edit: CartEdit): void {
  outbox.add(cartKey, edit)
}

/** Whether the shop has accepted it; a refusal is reported. */
export async function addForPerson(addition: CartEdit): Promise<boolean> {
  try {
    return (await outbox.request(cartKey, addition)) !== undefined
  } catch (error) {
    refuse(addition, error)
    return false
  }
}

function refuse(edit: CartEdit, error: unknown): void {
  warn('The cart could not be changed', error)
  // It came through a link, not from one of the user's own protocols.
  if (edit.kind === 'add' && edit.protocolId && statusOf(error) === 404) {
    editPersonCart({ ...edit, protocolId: undefined })
    return
  }
  const before = quantityOf(outbox.find(cartKey)?.shown, edit.variantId)
  const isHere = outbox.currentPerson()
  notifyRefused(error, () => void tryAgain(edit, before, isHere))
}

/** A change that was applied although no answer arrived is not applied twice. */
async function tryAgain(edit: CartEdit, before: number, isHere: IsCurrent): Promise<void> {
  if (!isHere()) return
  if (edit.kind === 'set') return editPersonCart(edit)
  await reloadPersonCart()
  const missing = before + edit.quantity - quantityOf(outbox.find(cartKey)?.confirmed, edit.variantId)
  if (isHere() && missing > 0) editPersonCart({ ...edit, quantity: missing })
}

function quantityOf(held: PersonCart | undefined, variantId: number): number {
  return held?.lines.find((line) => line.variantId === variantId)?.quantity ?? 0
}

function statusOf(error: unknown): number | undefined {
  return error instanceof FetchError ? error.status : undefined
}
