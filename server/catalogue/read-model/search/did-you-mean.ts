import type { Language } from '#domain/languages.ts'
import { fold } from '#domain/search/fold.ts'
import { wordsWithin } from '#domain/search/words.ts'
import type { Catalogue } from '../catalogue.ts'
import { nameIn } from '../vocabulary.ts'
import { asTyped } from './as-typed.ts'
import type { SearchIndex } from './indexing.ts'
import type { Resolved } from './resolve.ts'
import { readId } from './text-index.ts'

/** The query with words that nothing matches replaced by other spellings; null if everything was found as typed. */
export function didYouMean(
  catalogue: Catalogue,
  index: SearchIndex,
  typed: string,
  resolved: readonly Resolved[],
  language: Language,
): string | null {
  const spellings = new Map<string, string>()
  for (const each of resolved)
    if (each.insteadOf) spellings.set(each.insteadOf, asWritten(catalogue, index, each, language))
  let corrected = ''
  let at = 0
  for (const { start, end, written } of wordsWithin(typed)) {
    const meant = spellings.get(fold(written))
    if (!meant) continue
    corrected += typed.slice(at, start) + meant
    at = end
  }
  return at === 0 ? null : (corrected + typed.slice(at)).replace(/\s+/g, ' ').trim()
}

/** The index has no accents; what is shown has those of the shop's own texts. */
function asWritten(
  { entries }: Catalogue,
  { topics }: SearchIndex,
  { word, results }: Resolved,
  language: Language,
): string {
  for (const { id } of results.slice(0, 20)) {
    const found = readId(id)
    const texts = 'slot' in found ? (entries[found.slot]?.names ?? {}) : topics.aliases[found.alias]!.texts
    const text = nameIn(texts, language) ?? ''
    for (const { written } of wordsWithin(text)) if (fold(written) === word) return asTyped(written, language)
  }
  return word
}
