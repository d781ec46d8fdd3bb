import type { IngredientList } from '#contract/catalogue.ts'
import { type FilterChoice, hasFilters } from '#domain/catalogue/filters.ts'
import { fallbackLanguage, type Language } from '#domain/languages.ts'
import { fold } from '#domain/search/fold.ts'
import type { Catalogue } from './catalogue.ts'
import { countContents } from './contents.ts'
import { allowedBy, type BitSet, matching } from './facets.ts'
import { withinLimits } from './limits.ts'
import { ingredientName, type View } from './present.ts'
import { chosenAmong } from './queries.ts'
import { ingredientNames } from './search/aliases.ts'
import type { Vocabulary } from './vocabulary.ts'

const maxFound = 8

/**
 * Ingredients of which a name or synonym contains what was typed, with the number of products each would give; of
 * `among`, if that is given.
 */
export function findIngredients(
  catalogue: Catalogue,
  { text, ...given }: FilterChoice & { text: string },
  view: View,
  among: BitSet = catalogue.facets.all,
): IngredientList {
  const typed = spaced(text)
  if (!typed) return { data: [] }
  const { vocabulary, facets, contents } = catalogue
  const choice = { ...given, ingredient: undefined, amount_min: undefined, amount_unit: undefined }
  const chosen = chosenAmong(vocabulary, choice)
  const within = withinLimits(catalogue, among, chosen, view)
  const products = hasFilters(chosen) ? matching(facets, allowedBy(facets, chosen), { within }) : among
  const names = namesIn(vocabulary, view.language)
  const found = [...countContents(contents, products.array())].flatMap(([id, count]) => {
    const rank = Math.min(...(names.get(id) ?? []).map((name) => rankOf(name, typed)))
    if (!Number.isFinite(rank)) return []
    const slug = vocabulary.ingredientSlugs.get(id) ?? ''
    return [{ rank, id, slug, name: ingredientName(vocabulary, id, view.language) ?? slug, count }]
  })
  found.sort((one, other) => one.rank - other.rank || other.count - one.count || one.id - other.id)
  return { data: found.slice(0, maxFound).map(({ rank: _, ...ingredient }) => ingredient) }
}

/** Lower is better: the beginning of the name, of one of its words, or any part of it. */
function rankOf(name: string, typed: string): number {
  const at = ` ${name}`.indexOf(` ${typed}`)
  if (at === 0) return 0
  if (at > 0) return 1
  return name.includes(typed) ? 2 : Number.POSITIVE_INFINITY
}

type FoldedNames = ReadonlyMap<number, readonly string[]>
const cache = new WeakMap<Vocabulary, Map<Language, FoldedNames>>()

/** By ingredient id: its names and synonyms in the language, in English and in Latin. */
function namesIn(vocabulary: Vocabulary, language: Language): FoldedNames {
  const ofVocabulary = cache.get(vocabulary) ?? new Map<Language, FoldedNames>()
  cache.set(vocabulary, ofVocabulary)
  const known = ofVocabulary.get(language)
  if (known) return known
  const understood = new Set<string>([language, fallbackLanguage, 'every'])
  const names = new Map(
    [...vocabulary.ingredients.keys()].map((id) => [
      id,
      ingredientNames(vocabulary, id)
        .filter((name) => understood.has(name.language))
        .map(({ text }) => spaced(text)),
    ]),
  )
  ofVocabulary.set(language, names)
  return names
}

/** "L-Théanine" and "l theanine" are the same. */
function spaced(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
