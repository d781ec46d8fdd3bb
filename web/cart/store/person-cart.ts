import type { Cart, CartProtocol, CartProtocolAnswer } from '#contract/cart.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { FetchError } from '../../platform/call-api.ts'
import { warn } from '../../platform/session/warn.ts'
import { linesOf, loadCart, mergeLines, sendEdit, sendProtocol } from './cart-calls.ts'
import { cartState } from './cart-state.ts'
import { answered, type CartEdit, emptyLedger, type Ledger, refused, shownLines, withEdit } from './ledger.ts'
import { sayRefused } from './say.ts'

let ledger = emptyLedger
let isRunning = false
/** Grows when another person, or nobody, sits here: what is still on its way concerns no screen any more. */
let sitting = 0
let onChanged = () => {}

export function tellChanges(tell: () => void): void {
  onChanged = tell
}

export function leavePersonCart(): void {
  sitting += 1
  ledger = emptyLedger
  isRunning = false
}

/** Says whether the visitor's lines are in the cart now, or will never be. */
export async function openPersonCart(visitors: readonly CartLine[]): Promise<boolean> {
  leavePersonCart()
  cartState.reset('unknown')
  cartState.set({ lines: visitors })
  if (visitors.length === 0) {
    await reloadPersonCart()
    return true
  }
  const mine = sitting
  try {
    const cart = await mergeLines(visitors)
    if (mine !== sitting) return false
    take(cart)
    onChanged()
    return true
  } catch (error) {
    warn('A cart could not be merged', error)
    if (mine === sitting) await reloadPersonCart()
    return error instanceof FetchError && [400, 404, 422].includes(error.status)
  }
}

export async function reloadPersonCart(): Promise<void> {
  const mine = sitting
  const asked = ledger
  try {
    const cart = await loadCart()
    // What was asked for before a change does not know of it.
    if (mine === sitting && ledger.confirmed === asked.confirmed && !ledger.isSending) take(cart)
  } catch (error) {
    warn('The cart could not be fetched', error)
    if (mine === sitting) cartState.set({ isUnreachable: true })
  }
}

export function editPersonCart(edit: CartEdit): void {
  show(withEdit(ledger, edit))
  void run()
}

/** One after the other, so that the server gets them in the order they were made. */
async function run(): Promise<void> {
  if (isRunning) return
  isRunning = true
  const mine = sitting
  for (let first = ledger.pending[0]; first; first = ledger.pending[0]) {
    ledger = { ...ledger, isSending: true }
    try {
      const cart = await sendEdit(first)
      if (mine !== sitting) return
      show(answered(ledger, linesOf(cart)), cart)
      onChanged()
    } catch (error) {
      if (mine !== sitting) return
      fail(first, error)
    }
  }
  isRunning = false
}

function fail(edit: CartEdit, error: unknown): void {
  warn('The cart could not be changed', error)
  show(refused(ledger))
  const before = quantityOf(shownLines(ledger), edit.variantId)
  // It came through a link, and from no protocol of one's own.
  if (edit.kind === 'add' && edit.protocolId && error instanceof FetchError && error.status === 404) {
    show(withEdit(ledger, { ...edit, protocolId: undefined }))
    return
  }
  sayRefused(error, () => void tryAgain(edit, before))
  // No answer came: the server may have done it.
  if (!(error instanceof FetchError)) void reloadPersonCart()
}

/** All that is missing of a protocol; the server says what that was. */
export async function buyForPerson(source: CartProtocol): Promise<CartProtocolAnswer> {
  const mine = sitting
  const answer = await sendProtocol(source)
  if (mine === sitting) {
    take(answer.cart)
    onChanged()
  }
  return answer
}

/** What was done after all, though no answer came, is not done twice. */
async function tryAgain(edit: CartEdit, before: number): Promise<void> {
  if (edit.kind === 'set') return editPersonCart(edit)
  await reloadPersonCart()
  const missing = before + edit.quantity - quantityOf(ledger.confirmed, edit.variantId)
  if (missing > 0) editPersonCart({ ...edit, quantity: missing })
}

function quantityOf(lines: readonly CartLine[], variantId: number): number {
  return lines.find((line) => line.variantId === variantId)?.quantity ?? 0
}

/** The whole cart came. */
function take(cart: Cart | undefined): void {
  show({ ...ledger, confirmed: linesOf(cart) }, cart)
}

function show(next: Ledger, cart: Cart | undefined = cartState.get().cart): void {
  ledger = next
  const { pending } = next
  cartState.set({
    owner: 'person',
    lines: shownLines(next),
    cart: next.confirmed.length === 0 ? undefined : cart,
    isReckoning: pending.length > 0,
    isUnreachable: false,
  })
}
