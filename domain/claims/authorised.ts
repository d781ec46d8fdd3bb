import { authorisedOfMinerals } from './authorised-minerals.ts'
import { authorisedOfOthers } from './authorised-others.ts'
import { authorisedOfVitamins } from './authorised-vitamins.ts'
import { type Mention, type WordFinder, wordFinder } from './find-words.ts'
import { nutrientNames } from './nutrient-names.ts'
import type { Unit } from './read-units.ts'

/** A function claim of Regulation (EU) 432/2012, in its English wording; the other languages are not in the data. */
export type AuthorisedClaim = {
  nutrient: string
  text: string
  language: 'en'
  condition: string
  source: string
  /** Whether the wording was found in a copy of the register. */
  verified: boolean
  conditionVerified: boolean
  note?: string
}

export const authorisedClaims: readonly AuthorisedClaim[] = [
  ...authorisedOfVitamins,
  ...authorisedOfMinerals,
  ...authorisedOfOthers,
].flatMap(({ nutrient, condition, source, verified = true, conditionVerified = true, note, claims }) =>
  claims
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((text) => ({
      nutrient,
      text,
      language: 'en' as const,
      condition,
      source,
      verified,
      conditionVerified,
      ...(note && { note }),
    })),
)

let wordings: WordFinder<AuthorisedClaim> | undefined

/** Where a text contains authorised claims word for word. */
export function findAuthorised(units: readonly Unit[]): Mention<AuthorisedClaim>[] {
  wordings ??= wordFinder(
    authorisedClaims.flatMap((claim) =>
      // A comma separates expressions in lists; a claim of two sentences is recognised by each.
      claim.text.split('. ').map((text): [AuthorisedClaim, string] => [claim, text.replaceAll(',', ' ')]),
    ),
  )
  return wordings(units)
}

const offered = 3
let names: WordFinder<string> | undefined

/** Up to three authorised claims for the nutrients that a sentence names. */
export function authorisedFor(
  units: readonly Unit[],
  ownNames: Readonly<Record<string, string>>,
): AuthorisedClaim[] {
  names ??= wordFinder(Object.entries(nutrientNames))
  const own = Object.keys(ownNames).length > 0 ? wordFinder(Object.entries(ownNames))(units) : []
  const named = new Set([...names(units), ...own].map(({ name }) => name))
  return authorisedClaims.filter(({ nutrient }) => named.has(nutrient)).slice(0, offered)
}
