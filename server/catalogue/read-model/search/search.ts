import type { IngredientList } from '#contract/catalogue.ts'
import { searchPriorities } from '#domain/search/priorities.ts'
import { readQuery } from '#domain/search/read-query.ts'
import { findCorrection, runsIn } from '#domain/search/runs.ts'
import { queryWords } from '#domain/search/words.ts'
import type { IngredientSearch, Popularity, SearchFound, SearchInput } from '../../search-products.ts'
import type { Catalogue } from '../catalogue.ts'
import { allowedBy, type BitSet, countOptions, matching, TypedFastBitSet } from '../facets.ts'
import { findIngredients } from '../find-ingredients.ts'
import { rangesOf, withinLimits } from '../limits.ts'
import type { View } from '../present.ts'
import { chosenAmong, filtersCounted, type Naming, pageOf } from '../queries.ts'
import { prepareSortOrder, type Sorting } from '../sort-orders.ts'
import { bestFirst, within } from './best-first.ts'
import { didYouMean } from './did-you-mean.ts'
import { formattedOf, type Matched } from './formatted.ts'
import type { FindHelpPages } from './help-pages.ts'
import type { SearchIndex } from './indexing.ts'
import { lookUp, type Match } from './look-up.ts'
import type { Ranked } from './rank.ts'
import type { IsRealWord } from './real-words.ts'
import { countIngredients, writeResponse } from './respond.ts'
import { indexOf, prepareIndex } from './search-index.ts'
import { subjectOf } from './subjects.ts'
import { suggest } from './suggest.ts'
import type { TextIndex } from './text-index.ts'

type SearchContext = {
  popularity: Popularity
  naming: Naming
  isRealWord: IsRealWord
  findHelpPages: FindHelpPages
}

export async function searchProducts(
  catalogue: Catalogue,
  asked: SearchInput,
  view: View,
  { popularity, naming, isRealWord, findHelpPages }: SearchContext,
): Promise<SearchFound> {
  const { sortOrders, entries } = catalogue
  const sorting =
    asked.orderBy === 'match'
      ? undefined
      : await prepareSortOrder(sortOrders, entries, { ...view, field: asked.orderBy })
  const { index, match, meant, mended, typed, priceMax } = await understood(catalogue, asked, view, {
    popularity,
    isRealWord,
  })
  const { facets, vocabulary } = catalogue
  const { resolved, aliases, ranked } = match
  const choice = chosenAmong(vocabulary, asked.choice)
  const found = withinLimits(catalogue, meant, choice, view)
  const allowed = allowedBy(facets, choice)
  const products = matching(facets, allowed, { within: found })
  const slots = products.array()
  const counts = asked.withFilters ? countOptions(facets, allowed, found) : undefined
  const ranges = () => JSON.stringify(rangesOf(catalogue, { products: meant, allowed, choice }, view))
  const matched = matchedBy(index, match)
  // A correction that matches no product either is not reported.
  const told = resolved.filter((_, place) => !ranked.idle.includes(place))
  const json = writeResponse(
    catalogue,
    {
      products,
      slots,
      page: pageOfFound(products, ranked, sorting, asked),
      ingredients: countIngredients(catalogue, index, slots, view),
      priceMax,
      pages: findHelpPages(asked.query, view.language, ranked.slots.length > 0),
      didYouMean: didYouMean(catalogue, index, typed, told, view.language) ?? mended ?? null,
      suggestions: suggest(catalogue, index, aliases, {
        words: resolved.map(({ word }) => word),
        found: matched.words,
        language: view.language,
      }),
      formatted: (slot) =>
        asked.formatted ? formattedOf(catalogue, catalogue.entries[slot]!, view, matched) : undefined,
      counts,
      chosen: choice,
      filters: counts && filtersCounted(catalogue, counts, ranges(), view.language, naming),
    },
    asked,
    view,
  )
  return { json, subject: subjectOf(index, match) }
}

/** Ingredients named like a text, among the products that a query finds. */
export async function findIngredientsOf(
  catalogue: Catalogue,
  { query, exact, ...asked }: IngredientSearch,
  view: View,
  context: Pick<SearchContext, 'popularity' | 'isRealWord'>,
): Promise<IngredientList> {
  const search = { query, exact, priorities: searchPriorities }
  const { meant } = await understood(catalogue, search, view, context)
  return findIngredients(catalogue, asked, view, meant)
}

/** What a query finds before filters. */
async function understood(
  catalogue: Catalogue,
  asked: Pick<SearchInput, 'query' | 'exact' | 'priorities'>,
  view: View,
  { popularity, isRealWord }: Pick<SearchContext, 'popularity' | 'isRealWord'>,
) {
  await prepareIndex(catalogue)
  const index = indexOf(catalogue)
  const mended = asked.exact ? undefined : respelled(index.text, asked.query)
  const typed = mended ?? asked.query
  const query = readQuery(typed)
  const { exact, priorities } = asked
  const reading = { language: view.language, exact, isRealWord }
  const match = lookUp(catalogue, index, query, { ...reading, priorities, popularity })
  const { priceMax } = query
  const slots = new TypedFastBitSet(match.ranked.slots)
  const meant = withinLimits(catalogue, slots, { price_max: priceMax }, view)
  return { index, match, meant, mended, typed, priceMax }
}

function pageOfFound(
  products: BitSet,
  ranked: Ranked,
  sorting: Sorting | undefined,
  { order, page, perPage }: SearchInput,
): number[] {
  const skipped = (page - 1) * perPage
  if (skipped >= products.size()) return []
  if (sorting) return pageOf(sorting, products, order, skipped, perPage)
  const isAll = products.size() === ranked.slots.length
  const left = isAll ? ranked : within(ranked, (slot) => products.has(slot))
  return bestFirst(left, skipped + perPage).slice(skipped)
}

function matchedBy({ topics }: SearchIndex, { resolved, aliases }: Match): Matched {
  const words = new Set(resolved.flatMap(({ results }) => results.flatMap(({ terms }) => terms)))
  const ingredientIds = new Set<number>()
  for (const { alias, isWhole } of aliases) {
    const topic = topics.topics[alias.topic]!
    if (isWhole && topic.kind === 'ingredient') ingredientIds.add(topic.id)
  }
  return { words, ingredientIds }
}

/**
 * The query with corrected Japanese and Chinese words, whose pairs of characters cannot be corrected singly; undefined
 * if there are none.
 */
function respelled(index: TextIndex, typed: string): string | undefined {
  let mended = ''
  let at = 0
  for (const { start, folded } of runsIn(typed)) {
    const isStrange = queryWords(folded).some((pair) => index.lookUp(pair, 'any', false).length === 0)
    const slip = isStrange ? findCorrection(folded, index.knownRuns) : undefined
    if (!slip) continue
    mended += typed.slice(at, start + slip.start) + index.knownRuns.get(slip.meant)!
    at = start + slip.end
  }
  return at === 0 ? undefined : mended + typed.slice(at)
}
