import { nextSession, type SessionEvent, type SessionState, unknownSession } from './session-machine.ts'

let session = unknownSession
const listeners = new Set<() => void>()

/** The one session of this tab. */
export const sessionStore = {
  get: (): SessionState => session,
  send(event: SessionEvent): void {
    const next = nextSession(session, event)
    if (next === session) return
    session = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
