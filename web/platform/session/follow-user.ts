import { sessionStore } from './session-store.ts'

/** The id of the logged-in user, or a visitor. */
export type UserOrVisitor = number | 'visitor'

/** Calls back with the user as soon as known, and whenever it changes. Returns how to stop. */
export function followUser(notify: (person: UserOrVisitor) => void): () => void {
  let here: UserOrVisitor | undefined
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

/** Calls back when another user has logged in than the one before, also if nobody was logged in between. */
export function onNextUser(notify: () => void): void {
  let owner: number | undefined
  followUser((person) => {
    if (person === 'visitor') return
    if (person !== owner) notify()
    owner = person
  })
}
