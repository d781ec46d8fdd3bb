import type { Protocol, ProtocolProduct } from '#contract/protocols.ts'
import { isSameDose } from '#domain/protocols/dose.ts'
import type { ChangeRules } from '../../platform/outbox/pending-changes.ts'
import { applyEdit } from './apply-edit.ts'
import { type Edit, removedBy } from './edit.ts'

export type ProtocolChange = {
  edit: Edit
  /** What a removal took away, and from where. */
  undo?: { line: ProtocolProduct; position: number } | undefined
  /** Why it passes an upper limit. */
  reason?: string | undefined
}

/** What the server says a change came to. */
export type Answer = { revision?: number | undefined; total_price?: number | undefined }

export const protocolRules: Required<ChangeRules<Protocol, ProtocolChange, Answer>> = {
  apply: (protocol, { edit }) => applyEdit(protocol, edit),

  merge({ edit: last }, { edit }) {
    const merged = mergedEdit(last, edit)
    return merged && { edit: merged }
  },

  confirm(confirmed, { edit }, { revision, total_price }, wasOutdated) {
    const after = applyEdit(confirmed, edit)
    const isKnown =
      edit.kind !== 'add' &&
      revision === (after === confirmed ? confirmed.revision : confirmed.revision + 1) &&
      (total_price === undefined || total_price === after.total_price)
    return {
      state: {
        ...after,
        revision: revision ?? confirmed.revision,
        total_price: total_price ?? after.total_price,
      },
      isOutdated: wasOutdated || !isKnown,
    }
  },

  isOlder: (protocol, than) => protocol.revision < than.revision,

  wasDone({ edit }, before, now) {
    if (now.revision <= before.revision) return false
    const expected = applyEdit(before, edit).products
    const touched = expected.filter((line) => !before.products.includes(line))
    return touched.every((line) =>
      now.products.some(
        (other) => other.product_variant_id === line.product_variant_id && isAsWanted(edit, line, other),
      ),
    )
  },
}

/** With what it takes to take a removal back. */
export function changeOf(shown: Protocol | undefined, edit: Edit): ProtocolChange {
  const removed = removedBy(edit)
  if (!shown || !removed) return { edit }
  const position = shown.products.findIndex(({ product_variant_id }) => product_variant_id === removed)
  const line = shown.products[position]
  return line ? { edit, undo: { line, position } } : { edit }
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
