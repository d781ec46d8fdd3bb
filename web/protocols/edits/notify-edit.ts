import { type Edit, removedBy } from './edit.ts'
import type { ProtocolChange } from './protocol-changes.ts'
import { say, sayRefusal, words } from './say.ts'

/** The message once the server has applied the edit; a removal can be undone. */
export function sayDone({ edit, undo }: ProtocolChange, again: (undo: Edit) => void): void {
  if (!removedBy(edit)) {
    say('success', doneKey(edit))
    return
  }
  const restore = undo && {
    label: words('undo'),
    run: () => again({ kind: 'restore', ...undo }),
  }
  say('success', 'product-deleted', restore)
}

/** The message after a refusal: the server's own, except for a removal. */
export function sayRefused({ edit }: ProtocolChange, message: string | undefined, again: () => void): void {
  const action = { label: words('try-again'), run: again }
  if (removedBy(edit)) say('error', 'delete-failed', action)
  else if (edit.kind === 'add' || edit.kind === 'restore') sayRefusal(message, 'add-failed', action)
  else sayRefusal(message, 'update-failed', action)
}

export function sayWithdrawn(again: () => void): void {
  say('warning', 'change-withdrawn', { label: words('try-again'), run: again })
}

/** The id by which the message is closed when it no longer applies. */
export function sayStuck(again: () => void): number {
  return say('error', 'not-reached', { label: words('try-again'), run: again })
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
