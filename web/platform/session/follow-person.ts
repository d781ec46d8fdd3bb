import { sessionStore } from './session-store.ts'

/** The id of the logged-in user, or a visitor. */
export type Person = number | 'visitor'

/** Calls back with the user as soon as known, and whenever it changes. Returns how to stop. */
export function followPerson(notify: (person: Person) => void): () => void {
  let here: Person | undefined
  function follow(): void {
    const { state, user } = sessionStore.get()
    const next = state === 'loggedin' ? user?.id : state === 'loggedout' ? 'visitor' : undefined
    if (next === undefined || next === here) return
    here = next
    notify(next)
  }
  follow()
  return sessionStore.subscribe(follow)
}
