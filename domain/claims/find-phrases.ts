import { isAboutOthers, isAboutProduct, isExcused } from './excuses.ts'
import { type Mention, type WordFinder, wordFinder } from './find-words.ts'
import type { Match } from './finding.ts'
import { gap, type MarkedText, reach, sentenceOf } from './marked-text.ts'
import type { ClaimRules, PhraseRow, TextKind } from './rules.ts'

type Part = { phrase: string; row: PhraseRow; index: number; last: number }

const finders = new WeakMap<ClaimRules, WordFinder<Part>>()

/** Phrases that are listed as they are. */
export function findPhrases(marked: MarkedText, kind: TextKind): Match[] {
  return phrasesIn(marked).flatMap(({ from, to, name: { phrase, row } }) => {
    const [, reason, source, verified, of] = row
    const range = { from, to }
    if (isExcused(marked, range, range) || isAboutOthers(marked, range, 'medicine')) return []
    const isClear = of === undefined || kind === 'product' || isAboutProduct(marked, range)
    if (!isClear) return []
    return [{ ...range, reason, rule: phrase.trim(), source, verified: verified === 'verified' }]
  })
}

function phrasesIn(marked: MarkedText): Mention<Part>[] {
  const parts = finderFor(marked.rules)(marked.units)
  const joined = parts.filter(({ name }) => name.index === 0)
  return joined.flatMap((first) => {
    let whole: Mention<Part> | undefined = first
    for (let index = 1; whole && index <= first.name.last; index += 1) {
      const before: Mention<Part> = whole
      const next = parts.find(
        ({ name, from }) =>
          name.phrase === first.name.phrase &&
          name.index === index &&
          from > before.to &&
          gap(before, { from, to: from }) <= reach(marked, 9) &&
          sentenceOf(marked, before) === marked.units[from]!.sentence,
      )
      whole = next && { ...before, to: next.to }
    }
    return whole ? [whole] : []
  })
}

function finderFor(rules: ClaimRules): WordFinder<Part> {
  const known = finders.get(rules)
  if (known) return known
  const lists = rules.phrases.flatMap((row) =>
    row[0].split(/[,、]/).flatMap((phrase) => {
      const parts = phrase.split('…')
      return parts.map((part, index): [Part, string] => [
        { phrase, row, index, last: parts.length - 1 },
        part,
      ])
    }),
  )
  const finder = wordFinder(lists)
  finders.set(rules, finder)
  return finder
}
