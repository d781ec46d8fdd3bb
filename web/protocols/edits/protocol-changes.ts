import type { Protocol, ProtocolProduct } from '#contract/protocols.ts'
import { isSameDose } from '#domain/protocols/dose.ts'
import type { ChangeRules } from '../../platform/outbox/pending-changes.ts'
import { applyEdit } from './apply-edit.ts'
import { type Edit, removedBy } from './edit.ts'

export type ProtocolChange = {
  edit: Edit
  /** With which an addition is sent, so that sending it again adds nothing. */
  key?: string | undefined
  /** The removed line and its position. */
  undo?: { line: ProtocolProduct; position: number } | undefined
  /** The reason for exceeding an upper level. */
  reason?: string | undefined
}

/** The result of a change according to the server. */
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
    if (edit.kind === 'describe' || edit.kind === 'order' || removedBy(edit)) {
      return applyEdit(now, edit) === now
    }
    const expected = applyEdit(before, edit).products
    const touched = expected.filter((line) => !before.products.includes(line))
    return touched.every((line) =>
      now.products.some(
        (other) => other.product_variant_id === line.product_variant_id && isAsWanted(edit, line, other),
      ),
    )
  },
}

/** With what is needed to undo a removal. */
export function changeOf(shown: Protocol | undefined, edit: Edit): ProtocolChange {
  const removed = removedBy(edit)
  if (!shown || !removed) return { edit }
  const position = shown.products.findIndex(({ product_variant_id }) => product_variant_id === removed)
  const line = shown.products[position]
  return line ? { edit, undo: { line, position } } : { edit }
}

/** Repeating a change does no harm, so it counts as applied only if all of it is present. */
function isAsWanted(edit: Edit, wanted: ProtocolProduct, now: ProtocolProduct): boolean {
  if (edit.kind !== 'change') return now.item_count === wanted.item_count
  return (
    (edit.quantity === undefined || now.item_count === wanted.item_count) &&
    (edit.notes === undefined || now.notes === wanted.notes) &&
    (edit.dose === undefined || isSameDose(now.dose, wanted.dose))
  )
}

/** Quick changes of one quantity are merged. */
function mergedEdit(last: Edit, edit: Edit): Edit | undefined {
  if (last.kind === 'change' && edit.kind === 'change' && last.variantId === edit.variantId) {
    return removedBy(last) || removedBy(edit) ? undefined : { ...last, ...edit }
  }
  if (last.kind === 'order' && edit.kind === 'order') return edit
  if (last.kind === 'describe' && edit.kind === 'describe') return { ...last, ...edit }
  return undefined
}
