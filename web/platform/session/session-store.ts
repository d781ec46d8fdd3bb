import { createStore } from '../store/create-store.ts'
import { nextSession, type SessionEvent, unknownSession } from './session-machine.ts'

const store = createStore(unknownSession)

/** The one session of this tab. */
export const sessionStore = {
  ...store,
  send: (event: SessionEvent): void => store.update((session) => nextSession(session, event)),
}
