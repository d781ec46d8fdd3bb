import type { Piece } from '#contract/search.ts'
import { fallbackLanguage, type Language } from '#domain/languages.ts'
import { fold } from '#domain/search/fold.ts'
import { isUnspaced } from '#domain/search/words.ts'
import type { Catalogue } from '../catalogue.ts'
import { productsWith } from '../facets.ts'
import type { AliasMatch } from './alias-matches.ts'
import type { Topic } from './aliases.ts'
import { asTyped } from './as-typed.ts'
import { markedPieces } from './formatted.ts'
import type { SearchIndex } from './indexing.ts'

const suggestionsShown = 5

/** Names on sale that contain the query and something more, with the most products first. */
export function suggest(
  catalogue: Catalogue,
  { topics }: SearchIndex,
  matches: readonly AliasMatch[],
  asked: { words: readonly string[]; found: ReadonlySet<string>; language: Language },
): Piece[][] {
  const all = (1 << asked.words.length) - 1
  const typed = typedText(asked.words)
  const begins = ({ key }: { key: string }) => key.startsWith(typed)
  const offered = new Map<string, { key: string; text: string; products: number }>()
  for (const [number, text] of namesOf(matches, topics.topics, all, asked.language)) {
    const key = fold(text)
    const products = productsOf(catalogue, topics.postings[number]?.used, topics.topics[number]!)
    if (key !== typed && products > 0 && (offered.get(key)?.products ?? 0) < products)
      offered.set(key, { key, text: asTyped(text, asked.language), products })
  }
  return [...offered.values()]
    .filter(({ key }) => key.includes(typed))
    .sort((a, b) => Number(begins(b)) - Number(begins(a)) || b.products - a.products)
    .slice(0, suggestionsShown)
    .map(({ text }) => markedPieces(text, { words: asked.found }))
}

/** Japanese and Chinese words are pairs that overlap by a character. */
function typedText(words: readonly string[]): string {
  if (!words.every(isUnspaced)) return words.join(' ')
  return words.reduce((text, pair) => text + (text.endsWith(pair[0]!) ? pair.slice(1) : pair), '')
}

/** For each topic that matches every word, its name in the reader's language or else in English. */
function namesOf(
  matches: readonly AliasMatch[],
  topics: readonly Topic[],
  all: number,
  language: Language,
): Map<number, string> {
  const names = new Map<number, string>()
  for (const { alias, bits } of matches) {
    const { kind } = topics[alias.topic]!
    const own = alias.names[language]
    const text = own ?? alias.names[fallbackLanguage]
    if (!text || bits !== all || kind === 'brand' || kind === 'substance') continue
    if (own || !names.has(alias.topic)) names.set(alias.topic, text)
  }
  return names
}

function productsOf({ facets }: Catalogue, contained: number | undefined, topic: Topic): number {
  if (topic.kind === 'term') return productsWith(facets, topic.group, topic.id).size()
  return contained ?? 0
}
