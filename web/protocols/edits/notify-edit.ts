import { type Edit, removedBy } from './edit.ts'
import type { ProtocolChange } from './protocol-changes.ts'
import { say, sayRefusal, words } from './say.ts'

/** What is said once the server has done it; a removal can be taken back. */
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

/** What is said when the server would not. Its own words come first, but for a removal. */
export function sayRefused({ edit }: ProtocolChange, message: string | undefined, again: () => void): void {
  const action = { label: words('try-again'), run: again }
  if (removedBy(edit)) say('error', 'delete-failed', action)
  else if (edit.kind === 'add' || edit.kind === 'restore') sayRefusal(message, 'add-failed', action)
  else sayRefusal(message, 'update-failed', action)
}

export function sayWithdrawn(again: () => void): void {
  say('warning', 'change-withdrawn', { label: words('try-again'), run: again })
}

/** By this id it is unsaid once it is true no more. */
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
