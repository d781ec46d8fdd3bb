import type { Language } from '#domain/languages.ts'
import type { Translate } from '#domain/translation.ts'
import { createStore } from '../store/create-store.ts'

/** What the session needs from its page. */
export type Surroundings = { t: Translate; language: Language; otherStoreUrl: string | undefined }

const page = createStore<Surroundings | undefined>(undefined)

export const setSurroundings: (surroundings: Surroundings) => void = page.set

export function surroundings(): Surroundings {
  const known = page.get()
  if (!known) throw new Error('A session needs SessionSync')
  return known
}
