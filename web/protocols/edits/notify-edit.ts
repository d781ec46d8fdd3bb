import { type Edit, removedBy } from './edit.ts'
import { notify, notifyFailure, words } from './notify.ts'
import type { ProtocolChange } from './protocol-changes.ts'

/** The message once the server has applied the edit; a removal can be undone. */
export function notifyDone({ edit, undo }: ProtocolChange, again: (undo: Edit) => void): void {
  if (!removedBy(edit)) {
    notify('success', doneKey(edit))
    return
  }
  const restore = undo && {
    label: words('undo'),
    run: () => again({ kind: 'restore', ...undo }),
  }
  notify('success', 'product-deleted', restore)
}

/** The message after a refusal: the server's own, except for a removal. */
export function notifyRefused(
  protocolId: number,
  { edit }: ProtocolChange,
  message: string | undefined,
  again: () => void,
): void {
  const isAdded = edit.kind === 'add' || edit.kind === 'restore'
  const text = removedBy(edit)
    ? words('delete-failed')
    : (message ?? words(isAdded ? 'add-failed' : 'update-failed'))
  notifyFailure(protocolId, text, again)
}

export function notifyWithdrawn(again: () => void): void {
  notify('warning', 'change-withdrawn', { label: words('try-again'), run: again })
}

/** The id by which the message is closed when it no longer applies. */
export function notifyUnreached(again: () => void): number {
  return notify('error', 'not-reached', { label: words('try-again'), run: again })
}

type Done = 'product-added' | 'quantity-updated' | 'details-updated' | 'protocol-updated'

function doneKey(edit: Edit): Done {
  switch (edit.kind) {
    case 'add':
    case 'restore':
      return 'product-added'
    case 'change':
      return edit.quantity === undefined ? 'details-updated' : 'quantity-updated'
    case 'exchange':
      return 'details-updated'
    default:
      return 'protocol-updated'
  }
}
