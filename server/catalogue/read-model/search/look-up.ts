import type { Query } from '#domain/search/read-query.ts'
import type { Popularity, SearchInput } from '../../search-products.ts'
import type { Catalogue } from '../catalogue.ts'
import { type AliasMatch, matchAliases } from './alias-matches.ts'
import type { SearchIndex } from './indexing.ts'
import { type Ranking, rank, rankAll } from './rank.ts'
import { type Reading, type Resolved, readAgain, resolveAll } from './resolve.ts'

/** The result of a query before filters. */
export type Match = { ranked: Ranking; resolved: readonly Resolved[]; aliases: readonly AliasMatch[] }

type LookUp = Pick<SearchInput, 'priorities'> & Reading & { popularity: Popularity }

/**
 * Finds the product with a barcode or SKU, or else products with the words of the query, corrected if they match
 * nothing.
 */
export function lookUp(catalogue: Catalogue, index: SearchIndex, query: Query, asked: LookUp): Match {
  const slot = query.code === undefined ? undefined : index.slotOfCode.get(query.code)
  if (slot !== undefined)
    return {
      ranked: { ...nothing, slots: Uint32Array.of(slot), scores: Float32Array.of(1) },
      resolved: [],
      aliases: [],
    }
  // "Under 20 €" alone finds everything up to that price, most popular first.
  if (query.words.length === 0 && query.priceMax !== undefined)
    return { ranked: rankAll(catalogue, index, asked), resolved: [], aliases: [] }
  const first = resolveAll(index.text, query.words, asked)
  const found = rankedBy(catalogue, index, query, first, asked)
  if (asked.exact)
    return first.every(({ results }) => results.length > 0) ? found : { ...found, ranked: nothing }
  if (found.ranked.idle.length === 0) return found
  const second = first.flatMap((each, at) =>
    found.ranked.idle.includes(at) ? readAgain(index.text, each, asked) : each,
  )
  return rankedBy(catalogue, index, query, second, asked)
}

const nothing: Ranking = { slots: new Uint32Array(), scores: new Float32Array(), idle: [] }

function rankedBy(
  catalogue: Catalogue,
  index: SearchIndex,
  { amounts }: Query,
  resolved: readonly Resolved[],
  { priorities, popularity }: LookUp,
) {
  const aliases = matchAliases(index.topics, resolved)
  return {
    ranked: rank(catalogue, index, { resolved, aliases, amounts, priorities, popularity }),
    resolved,
    aliases,
  }
}
