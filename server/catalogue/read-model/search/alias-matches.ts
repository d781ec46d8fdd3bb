import type { Alias, Topic } from './aliases.ts'
import type { Resolved } from './resolve.ts'
import { readId } from './text-index.ts'

/** An alias that the query contains in whole or in part. */
export type AliasMatch = {
  alias: Alias
  /** The words of the query it contains, as a bit mask. */
  bits: number
  /** At least 1 if the query contains every part of the alias in full. */
  strength: number
  isWhole: boolean
}

/** Part of an alias says little: "oil" is not fish oil. */
const ofPart = 0.3
/** A complete alias of several words is hardly a coincidence. */
const ofSeveralWords = 1.3
/** Weight of a single character of a Japanese or Chinese alias. */
const leastShare = 0.15

type Named = { bits: number; covered: number; weight: number }

export function matchAliases(
  { aliases, topics }: { aliases: readonly Alias[]; topics: readonly Topic[] },
  resolved: readonly Resolved[],
): AliasMatch[] {
  const matches: AliasMatch[] = []
  for (const [number, { bits, covered, weight }] of namedAliases(aliases, resolved)) {
    const alias = aliases[number]!
    const topic = topics[alias.topic]!
    const isWhole = (covered & alias.cover) === alias.cover
    // While typing, an additive must not come before other words that begin alike.
    if (topic.kind === 'substance' && weight < 1) continue
    // Somebody who types "gluten" or "magnesium" is not looking for products free from gluten, or for magnesium
    // stearate.
    if (isFreeFrom(topic) && (weight < 1 || !isWhole)) continue
    const share = ones(covered & alias.cover) / ones(alias.cover)
    if (isWhole)
      matches.push({ alias, bits, isWhole, strength: weight * (ones(bits) > 1 ? ofSeveralWords : 1) })
    else matches.push({ alias, bits, isWhole, strength: weight * ofPart * Math.max(share, leastShare) })
  }
  return matches
}

/** By alias: which words of the query it contains, which of its own parts, and how well it matches. */
function namedAliases(aliases: readonly Alias[], resolved: readonly Resolved[]): Map<number, Named> {
  const named = new Map<number, Named>()
  for (const [place, { word, results }] of resolved.entries()) {
    for (const { id, terms } of results) {
      const found = readId(id)
      if ('slot' in found) continue
      const words = aliases[found.alias]!.words
      let covered = 0
      let weight = 0
      for (const term of terms) {
        covered |= words.get(term) ?? 0
        weight = Math.max(weight, typedShare(word, term))
      }
      const known = named.get(found.alias)
      if (known) {
        known.bits |= 1 << place
        known.covered |= covered
        known.weight = Math.min(known.weight, weight)
      } else named.set(found.alias, { bits: 1 << place, covered, weight })
    }
  }
  return named
}

function isFreeFrom(topic: Topic): boolean {
  return topic.kind === 'term' && topic.group === 'free_from'
}

/** How much of a word has been typed: 1 for all of it, less for its beginning. */
export function typedShare(typed: string, word: string): number {
  return typed === word ? 1 : 0.7 + 0.2 * (typed.length / word.length)
}

/**
 * The score of each topic for each word of the query. Where a complete alias of several words matches, its parts do not
 * count: "sugar free" is not about sugar.
 */
export function topicStrengths(
  matches: readonly AliasMatch[],
  topics: readonly Topic[],
  words: number,
): Map<number, Float32Array> {
  const settled = matches
    .filter(({ isWhole, bits }) => isWhole && ones(bits) > 1)
    .reduce((bits, match) => bits | match.bits, 0)
  const strengths = new Map<number, Float32Array>()
  for (const { alias, bits, isWhole, strength } of matches) {
    const isReported = isWhole && (ones(bits) > 1 || topics[alias.topic]!.kind !== 'term')
    const told = isReported ? bits : bits & ~settled
    if (told === 0) continue
    const ofTopic = strengths.get(alias.topic) ?? new Float32Array(words)
    strengths.set(alias.topic, ofTopic)
    for (let place = 0; place < words; place += 1)
      if (told & (1 << place)) ofTopic[place] = Math.max(ofTopic[place]!, strength)
  }
  return strengths
}

function ones(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}
