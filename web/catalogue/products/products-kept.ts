import type { SessionState } from '../../platform/session/session-machine.ts'
import { sessionStore } from '../../platform/session/session-store.ts'
import type { Card } from '../cards/cards.ts'

/** The products loaded after a listing's first page, by history entry. */
let kept = new Map<string, readonly Card[]>()

// Their prices are for whom they were loaded. What arrives later for that person is stored in vain.
sessionStore.subscribe((before) => {
  if (personOf(before) !== personOf(sessionStore.get())) kept = new Map()
})

/** What was loaded for the person who is here now; another one starts without. */
export function productsKept(): Map<string, readonly Card[]> {
  return kept
}

function personOf({ state, user }: SessionState): unknown {
  return user?.id ?? state
}
