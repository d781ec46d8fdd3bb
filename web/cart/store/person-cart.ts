import type { Cart, CartProtocol, CartProtocolAnswer } from '#contract/cart.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { FetchError } from '../../platform/call-api.ts'
import { createPersonalQueue, type IsCurrent } from '../../platform/outbox/serial-queue.ts'
import { warn } from '../../platform/session/warn.ts'
import { cartOf, linesOf, loadCart, mergeLines, sendEdit, sendProtocol } from './cart-calls.ts'
import { type CartState, cartState, resetCart } from './cart-state.ts'
import { answered, type CartEdit, emptyLedger, type Ledger, refused, shownLines, withEdit } from './ledger.ts'
import { sayRefused } from './say.ts'

let ledger = emptyLedger
/** Whatever asks the server for the cart asks one after the other: no answer is older than what is shown. */
const queue = createPersonalQueue()
let onChanged = () => {}

export function onPersonCartChange(notify: () => void): void {
  onChanged = notify
}

export function leavePersonCart(): void {
  queue.clear()
  ledger = emptyLedger
}

/** Says whether the visitor's lines are in the cart now, or will never be. */
export async function openPersonCart(visitors: readonly CartLine[]): Promise<boolean> {
  leavePersonCart()
  resetCart('unknown')
  show({ ...emptyLedger, confirmed: visitors })
  if (visitors.length > 0) return (await queue.run((isHere) => merge(visitors, isHere))) ?? false
  await reloadPersonCart()
  return true
}

async function merge(visitors: readonly CartLine[], isHere: IsCurrent): Promise<boolean> {
  try {
    const cart = await mergeLines(visitors)
    if (isHere()) changed(cart)
    return true
  } catch (error) {
    warn('A cart could not be merged', error)
    if (isHere()) void reloadPersonCart()
    return error instanceof FetchError && [400, 404, 422].includes(error.status)
  }
}

export async function reloadPersonCart(): Promise<void> {
  await queue.run(async (isHere) => {
    try {
      const cart = await loadCart()
      if (isHere()) take(cart)
    } catch (error) {
      warn('The cart could not be fetched', error)
      if (isHere()) cartState.patch({ isUnreachable: true })
    }
  })
}

/** All that is missing of a protocol; the server says what that was. Undefined for somebody who has left. */
export function buyForPerson(source: CartProtocol): Promise<CartProtocolAnswer | undefined> {
  return queue.run(async (isHere) => {
    const answer = await sendProtocol(source)
    if (isHere()) changed(cartOf(answer.cart))
    return answer
  })
}

export function editPersonCart(edit: CartEdit): void {
  const { pending } = ledger
  show(withEdit(ledger, edit))
  // What joined a change that waits is sent with it.
  if (ledger.pending.length > pending.length) void queue.run(sendFirst)
}

async function sendFirst(isHere: IsCurrent): Promise<void> {
  const [first] = ledger.pending
  if (!first) return
  ledger = { ...ledger, isSending: true }
  try {
    const cart = await sendEdit(first)
    if (!isHere()) return
    ledger = answered(ledger, linesOf(cart))
    changed(cart)
  } catch (error) {
    warn('The cart could not be changed', error)
    if (isHere()) fail(first, error, isHere)
  }
}

function fail(edit: CartEdit, error: unknown, isHere: IsCurrent): void {
  show(refused(ledger))
  const before = quantityOf(shownLines(ledger), edit.variantId)
  const status = error instanceof FetchError ? error.status : undefined
  // It came through a link, and from no protocol of one's own.
  if (edit.kind === 'add' && edit.protocolId && status === 404) {
    editPersonCart({ ...edit, protocolId: undefined })
    return
  }
  sayRefused(error, () => void tryAgain(edit, before, isHere))
  // No answer came, and the server may have done it; or the cart is not as it is shown.
  if (status === undefined || status === 404 || status === 409) void reloadPersonCart()
}

/** What was done after all, though no answer came, is not done twice. */
async function tryAgain(edit: CartEdit, before: number, isHere: IsCurrent): Promise<void> {
  if (!isHere()) return
  if (edit.kind === 'set') return editPersonCart(edit)
  await reloadPersonCart()
  const missing = before + edit.quantity - quantityOf(ledger.confirmed, edit.variantId)
  if (isHere() && missing > 0) editPersonCart({ ...edit, quantity: missing })
}

function quantityOf(lines: readonly CartLine[], variantId: number): number {
  return lines.find((line) => line.variantId === variantId)?.quantity ?? 0
}

function changed(cart: Cart | undefined): void {
  take(cart)
  onChanged()
}

/** The whole cart came. */
function take(cart: Cart | undefined): void {
  show({ ...ledger, confirmed: linesOf(cart) }, { owner: 'person', cart, isUnreachable: false })
}

function show(next: Ledger, told: Partial<CartState> = {}): void {
  ledger = next
  cartState.patch({ ...told, lines: shownLines(next), isCalculating: next.pending.length > 0 })
}
