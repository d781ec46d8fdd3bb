import { type Range, ranges } from '#domain/catalogue/pack-design.ts'
import type { TermGroup } from '#domain/catalogue/vocabulary.ts'
import type { Entry } from './entry.ts'
import type { Term, Vocabulary } from './vocabulary.ts'

export function termsOf(vocabulary: Vocabulary, entry: Entry, group: TermGroup): Term[] {
  const terms: Term[] = []
  for (const id of entry.termIds) {
    const term = vocabulary.terms.get(id)
    if (term?.group === group) terms.push(term)
  }
  return terms
}

/** From the top-level category down to the product's own: the deepest one. */
export function categoryPath(vocabulary: Vocabulary, entry: Entry): Term[] {
  let longest: Term[] = []
  for (const term of termsOf(vocabulary, entry, 'categories')) {
    const path = vocabulary.paths.get(term.id) ?? []
    if (path.length > longest.length) longest = path
  }
  return longest
}

/** The colour of the nearest category that has one. */
export function rangeOf(vocabulary: Vocabulary, entry: Entry): Range {
  return (
    categoryPath(vocabulary, entry)
      .map((term) => term.range)
      .findLast(isRange) ?? 'vit'
  )
}

function isRange(range: string | null): range is Range {
  return (ranges as readonly (string | null)[]).includes(range)
}
