import { sessionStore } from './session-store.ts'

/** The id of who is signed in, or somebody who is not. */
export type Person = number | 'visitor'

/** Tells who is here as soon as one knows, and whenever it is another. Answers how to stop. */
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
