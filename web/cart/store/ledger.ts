import {
  type CartLine,
  cartLinesMaximum,
  cartQuantityMaximum,
  withAdded,
  withQuantity,
} from '#domain/cart/cart.ts'

export type CartEdit =
  | {
      kind: 'add'
      variantId: number
      quantity: number
      linkToken?: string | undefined
      /** The received protocol it came from. */
      protocolId?: number | undefined
    }
  /** Zero removes the line. */
  | { kind: 'set'; variantId: number; quantity: number }

/** The cart of somebody signed in, in this tab: what the server has of it, and what is on its way there. */
export type Ledger = {
  confirmed: readonly CartLine[]
  pending: readonly CartEdit[]
  /** The first of them is being sent. */
  isSending: boolean
}
export const emptyLedger: Ledger = { confirmed: [], pending: [], isSending: false }

/** Another product would be one too many. */
export function isFull(lines: readonly CartLine[], { kind, variantId }: CartEdit): boolean {
  const isNew = kind === 'add' && !lines.some((line) => line.variantId === variantId)
  return isNew && lines.length >= cartLinesMaximum
}

/** The shop's own rule, for the moment until the server has answered. */
export function applied(lines: readonly CartLine[], edit: CartEdit): CartLine[] {
  if (edit.kind === 'set') return withQuantity(lines, edit.variantId, edit.quantity)
  if (isFull(lines, edit)) return [...lines]
  const { variantId, quantity, linkToken } = edit
  return withAdded(lines, { variantId, quantity, ...(linkToken && { linkToken }) }).map((line) =>
    line.quantity > cartQuantityMaximum ? { ...line, quantity: cartQuantityMaximum } : line,
  )
}

/** What is on screen. */
export function shownLines({ confirmed, pending }: Ledger): readonly CartLine[] {
  return pending.reduce(applied, confirmed)
}

/** Quick presses on one product are one change, as long as none of them has been sent. */
export function withEdit(ledger: Ledger, edit: CartEdit): Ledger {
  const { pending, isSending } = ledger
  const last = pending.length > (isSending ? 1 : 0) ? pending.at(-1) : undefined
  const merged = last && mergedEdit(last, edit)
  return { ...ledger, pending: merged ? pending.with(-1, merged) : [...pending, edit] }
}

export function answered(ledger: Ledger, confirmed: readonly CartLine[]): Ledger {
  return { confirmed, pending: ledger.pending.slice(1), isSending: false }
}

/** The server would not, or was not reached: what is on screen goes back. */
export function refused(ledger: Ledger): Ledger {
  return { ...ledger, pending: ledger.pending.slice(1), isSending: false }
}

function mergedEdit(last: CartEdit, edit: CartEdit): CartEdit | undefined {
  if (last.kind !== edit.kind || last.variantId !== edit.variantId) return undefined
  return edit.kind === 'add' ? { ...last, quantity: last.quantity + edit.quantity } : edit
}
