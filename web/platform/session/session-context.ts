import type { Language } from '#domain/languages.ts'
import type { Translate } from '#domain/translation.ts'
import { createStore } from '../store/create-store.ts'

/** What the session needs from its page. */
export type SessionContext = { t: Translate; language: Language; otherStoreUrl: string | undefined }

const page = createStore<SessionContext | undefined>(undefined)

export const setSessionContext: (sessionContext: SessionContext) => void = page.set

export function sessionContext(): SessionContext {
  const known = page.get()
  if (!known) throw new Error('A session needs SessionSync')
  return known
}
