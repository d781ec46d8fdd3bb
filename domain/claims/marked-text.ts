import { addTo, type Mention, type WordFinder, wordFinder } from './find-words.ts'
import { nutrientNames } from './nutrient-names.ts'
import { type ReadText, readUnits, type Unit } from './read-units.ts'
import type { ClaimRules, WordGroup, WordGroups } from './rules.ts'

export type Marked = Mention<WordGroup>

/** A text with the listed words that occur in it. */
export type MarkedText = ReadText & {
  text: string
  rules: ClaimRules
  of: (...groups: readonly WordGroup[]) => readonly Marked[]
  inSentence: (sentence: number, group: WordGroup) => readonly Marked[]
}

const finders = new WeakMap<ClaimRules, WordFinder<WordGroup>>()

export function markText(text: string, rules: ClaimRules): MarkedText {
  const read = readUnits(text)
  const found = finderFor(rules)(read.units)
  const ignored = found.filter(({ name }) => name === 'ignore')
  const counted =
    ignored.length === 0 ? found : found.filter((mention) => !ignored.some((other) => hides(other, mention)))
  const groups = new Map<string, Marked[]>()
  for (const mention of counted) {
    addTo(groups, mention.name, mention)
    addTo(groups, `${mention.name} ${read.units[mention.from]!.sentence}`, mention)
  }
  return {
    ...read,
    text,
    rules,
    of: (...names) => names.flatMap((name) => groups.get(name) ?? none),
    inSentence: (sentence, name) => groups.get(`${name} ${sentence}`) ?? none,
  }
}

const none: readonly Marked[] = []

function finderFor(rules: ClaimRules): WordFinder<WordGroup> {
  const known = finders.get(rules)
  if (known) return known
  const finder = wordFinder<WordGroup>([
    ...(Object.entries(rules.words) as [keyof WordGroups, string][]),
    ...[...Object.values(nutrientNames), ...Object.values(rules.nutrients)].map(
      (list): [WordGroup, string] => ['nutrient', list],
    ),
  ])
  finders.set(rules, finder)
  return finder
}

export type Range = { from: number; to: number }

/** Of a whole expression, only its negation is hidden: "no more" states a cure, in which "no" denies nothing. */
function hides(outer: Range, inner: Marked): boolean {
  if (outer.from > inner.from || inner.to > outer.to) return false
  return outer.from < inner.from || inner.to < outer.to || inner.name === 'not'
}

/** How many words are between two expressions; negative if they overlap. */
export function gap(a: Range, b: Range): number {
  return a.to < b.from ? b.from - a.to - 1 : a.from > b.to ? a.from - b.to - 1 : -1
}

export function sentenceOf({ units }: { units: readonly Unit[] }, { from }: Range): number {
  return units[from]!.sentence
}

/** The mentions of some groups in the sentence of a range. */
export function near(marked: MarkedText, range: Range, ...groups: readonly WordGroup[]): readonly Marked[] {
  const sentence = sentenceOf(marked, range)
  return groups.flatMap((group) => marked.inSentence(sentence, group))
}

const unspacedLanguages = ['ja', 'zh_tw']

/** Distances are in words; Japanese and Chinese count characters, of which a word has about two. */
export function reach({ rules }: { rules: ClaimRules }, words: number): number {
  return unspacedLanguages.includes(rules.language) ? words * 2 : words
}

/** The nearest mention of the groups in the same sentence, at most so many words away. */
export function nearest(
  marked: MarkedText,
  mention: Marked,
  groups: readonly WordGroup[],
  words: number,
): Marked | undefined {
  return near(marked, mention, ...groups)
    .filter((other) => gap(mention, other) >= 0 && gap(mention, other) <= reach(marked, words))
    .sort((a, b) => gap(mention, a) - gap(mention, b))[0]
}

export function around(a: Range, b: Range): Range {
  return { from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) }
}
