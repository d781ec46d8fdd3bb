import type { Protocol, ProtocolProduct } from '#contract/protocols.ts'
import { isSameDose } from '#domain/protocols/dose.ts'
import { applyEdit } from './apply-edit.ts'
import { type Edit, removedBy } from './edit.ts'

export type Pending = {
  edit: Edit
  /** What a removal took away, and from where. */
  undo?: { line: ProtocolProduct; position: number } | undefined
  /** It was sent and no answer came: the server may have done it. Holds what the protocol was before. */
  unsure?: Protocol | undefined
  /** Why it passes an upper limit. */
  reason?: string | undefined
}

/** One protocol in this tab: what the server has of it, and what is on its way there, the first one perhaps sent. */
export type Ledger = {
  confirmed: Protocol | undefined
  pending: readonly Pending[]
  isSending: boolean
  /** The server cannot be reached; what is pending waits. */
  isStuck: boolean
  /** Limits that the first passes, in the server's words: it waits for a reason. */
  passed: readonly string[] | undefined
  /** The server has more to tell than it did. */
  isOutdated: boolean
}

/** What the server says a change came to. */
export type Answer = { revision?: number | undefined; total_price?: number | undefined }

export const emptyLedger: Ledger = {
  confirmed: undefined,
  pending: [],
  isSending: false,
  isStuck: false,
  passed: undefined,
  isOutdated: false,
}

/** What is on screen. */
export function shownOf({ confirmed, pending }: Ledger): Protocol | undefined {
  return confirmed && pending.reduce((protocol, { edit }) => applyEdit(protocol, edit), confirmed)
}

export function withEdit(ledger: Ledger, edit: Edit): Ledger {
  const { pending, isSending } = ledger
  const last = pending.length > (isSending ? 1 : 0) ? pending.at(-1) : undefined
  const merged = last && !last.unsure && mergedEdit(last.edit, edit)
  // What waited for a reason may need none any more.
  const passed = pending.length > 1 ? ledger.passed : undefined
  if (merged) return { ...ledger, passed, pending: pending.with(-1, { edit: merged }) }
  return { ...ledger, pending: [...pending, { edit, undo: undoOf(shownOf(ledger), edit) }] }
}

export function sending(ledger: Ledger): Ledger {
  return { ...ledger, isSending: true, isStuck: false }
}

export function acknowledged(ledger: Ledger, { revision, total_price }: Answer): Ledger {
  const [first, ...pending] = ledger.pending
  const { confirmed } = ledger
  const rest = { ...ledger, pending, isSending: false, isStuck: false }
  if (!confirmed || !first) return { ...rest, isOutdated: true }
  const after = applyEdit(confirmed, first.edit)
  const isKnown =
    first.edit.kind !== 'add' &&
    revision === (after === confirmed ? confirmed.revision : confirmed.revision + 1) &&
    (total_price === undefined || total_price === after.total_price)
  return {
    ...rest,
    confirmed: {
      ...after,
      revision: revision ?? confirmed.revision,
      total_price: total_price ?? after.total_price,
    },
    isOutdated: ledger.isOutdated || !isKnown,
  }
}

/** The first was done, and what is confirmed knows of it. */
export function settled(ledger: Ledger): Ledger {
  return { ...ledger, pending: ledger.pending.slice(1), isSending: false, isStuck: false }
}

/** The edit will not be; nor will those that only made sense with it. */
export function refused(ledger: Ledger): Ledger {
  const { confirmed } = ledger
  let protocol = confirmed
  const pending = ledger.pending.slice(1).filter(({ edit }) => {
    if (!protocol) return true
    const after = applyEdit(protocol, edit)
    const isIdle = after === protocol
    protocol = after
    return !isIdle
  })
  const rest = { isSending: false, isStuck: false, passed: undefined, isOutdated: true }
  return { ...ledger, pending, ...rest }
}

/** The server wants a reason for the first: it stays, and waits. */
export function asked(ledger: Ledger, passed: readonly string[]): Ledger {
  return { ...ledger, passed, isSending: false, isStuck: false }
}

export function reasoned(ledger: Ledger, reason: string): Ledger {
  const [first, ...others] = ledger.pending
  return { ...ledger, passed: undefined, pending: first ? [{ ...first, reason }, ...others] : [] }
}

/** No answer came: the edit stays, and waits. */
export function unanswered(ledger: Ledger): Ledger {
  const [first, ...others] = ledger.pending
  if (!first) return { ...ledger, isSending: false, isStuck: true }
  const unsure = ledger.isSending ? ledger.confirmed : first.unsure
  return { ...ledger, pending: [{ ...first, unsure }, ...others], isSending: false, isStuck: true }
}

/** The whole protocol came. What was asked for while a change was on its way may or may not know of it. */
export function loaded(ledger: Ledger, protocol: Protocol): Ledger {
  if (ledger.isSending) return { ...ledger, isOutdated: true }
  if (ledger.confirmed && protocol.revision < ledger.confirmed.revision) return ledger
  return { ...ledger, confirmed: protocol, isOutdated: false }
}

/** Whether an edit whose answer was lost has been done after all, as the protocol now tells. */
export function wasDone({ edit, unsure }: Pending, now: Protocol): boolean {
  if (!unsure || now.revision <= unsure.revision) return false
  const expected = applyEdit(unsure, edit).products
  const touched = expected.filter((line) => !unsure.products.includes(line))
  return touched.every((line) =>
    now.products.some(
      (other) => other.product_variant_id === line.product_variant_id && isAsWanted(edit, line, other),
    ),
  )
}

/** A change that the server does twice does no harm, so that one counts as done only where all of it is there. */
function isAsWanted(edit: Edit, wanted: ProtocolProduct, now: ProtocolProduct): boolean {
  if (edit.kind !== 'change') return now.item_count === wanted.item_count
  return (
    (edit.quantity === undefined || now.item_count === wanted.item_count) &&
    (edit.notes === undefined || now.notes === wanted.notes) &&
    (edit.dose === undefined || isSameDose(now.dose, wanted.dose))
  )
}

/** Quick presses on one quantity are one change. */
function mergedEdit(last: Edit, edit: Edit): Edit | undefined {
  if (last.kind === 'change' && edit.kind === 'change' && last.variantId === edit.variantId) {
    return removedBy(last) || removedBy(edit) ? undefined : { ...last, ...edit }
  }
  if (last.kind === 'order' && edit.kind === 'order') return edit
  if (last.kind === 'describe' && edit.kind === 'describe') return { ...last, ...edit }
  return undefined
}

function undoOf(protocol: Protocol | undefined, edit: Edit): Pending['undo'] {
  const removed = removedBy(edit)
  if (!protocol || !removed) return undefined
  const position = protocol.products.findIndex(({ product_variant_id }) => product_variant_id === removed)
  const line = protocol.products[position]
  return line && { line, position }
}
