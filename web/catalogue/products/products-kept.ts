import type { SessionState } from '../../platform/session/session-machine.ts'
import { sessionStore } from '../../platform/session/session-store.ts'
import type { Card } from '../cards/cards.ts'

/** The products loaded after a listing's first page, by history entry. */
let kept = new Map<string, readonly Card[]>()

// Their prices are for whom they were loaded. What arrives later for that person is stored in vain.
sessionStore.subscribe((before) => {
  if (!isSamePerson(before, sessionStore.get())) kept = new Map()
})

/** What was loaded for the person who is here now; another one starts without. */
export function productsKept(): Map<string, readonly Card[]> {
  return kept
}

/** Also if it has just become known who they are. */
function isSamePerson(before: SessionState, now: SessionState): boolean {
  if (before.state === 'unknown') return true
  return before.state === now.state && (!before.user || before.user.id === now.user?.id)
}
