import type { Language } from '#domain/languages.ts'
import type { Translate } from '#domain/translation.ts'

/** What the session needs of the page it lives on. */
export type Surroundings = { t: Translate; language: Language; otherStoreUrl: string | undefined }

let told: Surroundings | undefined

export function tellSurroundings(surroundings: Surroundings): void {
  told = surroundings
}

export function surroundings(): Surroundings {
  if (!told) throw new Error('A session needs SessionKeeper')
  return told
}
