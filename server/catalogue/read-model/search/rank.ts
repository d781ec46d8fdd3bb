import { availabilityIds } from '#domain/catalogue/listing.ts'
import { type Amount, microgramsOf } from '#domain/search/amounts.ts'
import type { SearchPriority } from '#domain/search/priorities.ts'
import type { Popularity } from '../../search-products.ts'
import type { Catalogue } from '../catalogue.ts'
import { productsWith } from '../facets.ts'
import { type AliasMatch, topicStrengths, typedShare } from './alias-matches.ts'
import type { Topic } from './aliases.ts'
import type { SearchIndex } from './indexing.ts'
import type { Resolved } from './resolve.ts'
import { openScoreSheet, placeOf, type ScoreSheet } from './score-sheet.ts'
import { readId } from './text-index.ts'

export type Ranked = { slots: Uint32Array; scores: Float32Array }
/** `idle`: positions of words with a meaning that matches nothing on sale. */
export type Ranking = Ranked & { idle: number[] }

type RankInput = {
  resolved: readonly Resolved[]
  aliases: readonly AliasMatch[]
  amounts: readonly Amount[]
  priorities: readonly SearchPriority[]
  popularity: Popularity
}

const weightOfPriority = [1, 0.62]
const leftOut = 0.3
const ofBrand = 0.8
const ofGroup = {
  categories: 0.75,
  health_goals: 0.55,
  delivery_form: 0.5,
  suitable_for: 0.45,
  free_from: 0.45,
} as const
const ofAmount = 0.8
const ofAmountInName = 0.4
const ofPopularity = 0.05
const ofStock = 0.12

/**
 * The products with the most words of the query, and how well they match. A word counts by the best field it is found
 * in: the name, the brand, the ingredients (by their share of the product), or its categories and other terms.
 */
export function rank(catalogue: Catalogue, index: SearchIndex, asked: RankInput): Ranking {
  const idle: number[] = []
  const { resolved, aliases, priorities } = asked
  const weightOf = (priority: SearchPriority) => weightOfPriority[priorities.indexOf(priority)] ?? leftOut
  const strengths = topicStrengths(aliases, index.topics.topics, resolved.length)
  const without = exclusionsOf(aliases, index.topics.topics)
  const sheet = openScoreSheet(catalogue.entries.length)
  for (const [place, { word, results }] of resolved.entries()) {
    // In "without milk" neither word may match a name: milk occurs in those of milk products.
    if (!(without.bits & (1 << place))) addNames(sheet, word, results, weightOf('name'))
    for (const [topic, ofWord] of strengths) {
      if (ofWord[place])
        addTopic(
          sheet,
          catalogue,
          index,
          topic,
          ofWord[place] * weightOfTopic(index.topics.topics[topic]!, weightOf),
        )
    }
    if (!sheet.endWord() && results.length > 0) idle.push(place)
  }
  return { ...withTieBreakers(catalogue, index, sheet.best(without.isAllowed(catalogue)), asked), idle }
}

/** Every product, ranked without a query. */
export function rankAll(
  catalogue: Catalogue,
  index: SearchIndex,
  { priorities, popularity }: Pick<RankInput, 'priorities' | 'popularity'>,
): Ranking {
  const slots = Uint32Array.from(catalogue.facets.all.array())
  const all = { slots, scores: new Float32Array(slots.length) }
  const asked = { resolved: [], aliases: [], amounts: [], priorities, popularity }
  return { ...withTieBreakers(catalogue, index, all, asked), idle: [] }
}

/** Free-from terms that the query contains completely: people with an allergy must not be shown other products. */
function exclusionsOf(aliases: readonly AliasMatch[], topics: readonly Topic[]) {
  const termIds = new Set<number>()
  let bits = 0
  for (const { alias, isWhole, bits: words } of aliases) {
    const topic = topics[alias.topic]!
    if (!isWhole || topic.kind !== 'term' || topic.group !== 'free_from') continue
    termIds.add(topic.id)
    bits |= words
  }
  const isAllowed = ({ facets }: Catalogue) => {
    const sets = Array.from(termIds, (id) => productsWith(facets, 'free_from', id))
    return (slot: number) => sets.every((products) => products.has(slot))
  }
  return { bits, isAllowed }
}

function addNames(sheet: ScoreSheet, word: string, results: Resolved['results'], weight: number): void {
  let highest = 0
  for (const { id, score } of results) if (id >= 0 && score > highest) highest = score
  for (const { id, score, terms } of results) {
    const found = readId(id)
    if ('alias' in found) continue
    const like = terms.reduce((most, term) => Math.max(most, typedShare(word, term)), 0)
    sheet.add(found.slot, placeOf.name, weight * like * (0.85 + (0.15 * score) / highest))
  }
}

function addTopic(
  sheet: ScoreSheet,
  { facets }: Catalogue,
  { topics }: SearchIndex,
  number: number,
  weight: number,
): void {
  const topic = topics.topics[number]!
  if (topic.kind === 'brand' || topic.kind === 'term') {
    const group = topic.kind === 'brand' ? 'brands' : topic.group
    for (const slot of productsWith(facets, group, topic.id)) sheet.add(slot, placeOf.filed, weight)
    return
  }
  const postings = topics.postings[number]
  if (!postings) return
  const { slots, shares, used } = postings
  for (let at = 0; at < used; at += 1)
    sheet.add(slots[at]!, placeOf.inside, weight * Math.sqrt(shares[at]! / 100))
}

function weightOfTopic(topic: Topic, weightOf: (priority: SearchPriority) => number): number {
  if (topic.kind === 'brand') return ofBrand
  return topic.kind === 'term' ? ofGroup[topic.group] : weightOf('ingredients')
}

/** Of two equally good matches, the one with the requested amount, in stock, or more popular comes first. */
function withTieBreakers(catalogue: Catalogue, index: SearchIndex, ranked: Ranked, asked: RankInput): Ranked {
  const { slots, scores } = ranked
  const inStock = productsWith(catalogue.facets, 'availability', availabilityIds.available)
  const liking = popularityBySlot(catalogue, asked.popularity)
  const fitsAmount = amountFit(catalogue, index, asked)
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at]!
    const lacking = inStock.has(slot) ? 0 : ofStock
    scores[at]! += ofPopularity * liking[slot]! - lacking + (fitsAmount ? fitsAmount(slot) : 0)
  }
  return ranked
}

const popularityCache = new WeakMap<Popularity, { version: number; bySlot: Float32Array }>()

/** Cached as an array, since each query needs it for thousands of products. */
function popularityBySlot({ slotOfId, entries, version }: Catalogue, popularity: Popularity): Float32Array {
  const known = popularityCache.get(popularity)
  if (known?.version === version) return known.bySlot
  const bySlot = new Float32Array(entries.length)
  for (const [id, liking] of popularity) {
    const slot = slotOfId.get(id)
    if (slot !== undefined) bySlot[slot] = liking
  }
  popularityCache.set(popularity, { version, bySlot })
  return bySlot
}

function amountFit(
  { vocabulary }: Catalogue,
  { topics, text }: SearchIndex,
  { amounts, aliases }: RankInput,
) {
  const [amount] = amounts
  if (!amount) return undefined
  const named = new Set(aliases.filter(({ isWhole }) => isWhole).map(({ alias }) => alias.topic))
  const contents: { wanted: number; ofSlot: Map<number, number> }[] = []
  for (const number of named) {
    const topic = topics.topics[number]!
    const ofSlot = topics.postings[number]?.micrograms
    if (topic.kind !== 'ingredient' || !ofSlot) continue
    const wanted = microgramsOf(amount, vocabulary.ingredientKeys.get(topic.id))
    if (wanted) contents.push({ wanted, ofSlot })
  }
  const inName = new Set(text.lookUp(String(amount.amount), 'any', false).map(({ id }) => id))
  return (slot: number) => {
    const closest = contents.reduce((best, { wanted, ofSlot }) => {
      const given = ofSlot.get(slot)
      return given ? Math.max(best, closeness(given / wanted)) : best
    }, 0)
    return ofAmount * closest + (inName.has(slot) ? ofAmountInName : 0)
  }
}

function closeness(ratio: number): number {
  const off = Math.abs(ratio - 1)
  return off < 0.05 ? 1 : off < 0.25 ? 0.5 : 0
}
