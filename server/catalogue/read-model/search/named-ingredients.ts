import { queryWords } from '#domain/search/words.ts'
import type { Entry } from '../entry.ts'
import { nameIn } from '../vocabulary.ts'
import type { Named } from './aliases.ts'

/** Ingredients by the words of each of their names; ambiguous names are left out. */
export type IngredientsByName = Map<string, number | 'several'>

const longestName = 5

export function addIngredientNames(byName: IngredientsByName, id: number, names: readonly Named[]): void {
  for (const { text } of names) {
    const words = queryWords(text)
    if (words.length > longestName || !isDistinctive(words)) continue
    const key = keyOf(words)
    byName.set(key, (byName.get(key) ?? id) === id ? id : 'several')
  }
}

/** The ingredients of a product of which only the name is known, as with many imported ones. */
export function ingredientsInName(byName: IngredientsByName, entry: Entry): number[] {
  const words = queryWords(nameIn(entry.names, 'en') ?? '')
  const found = new Set<number>()
  for (let at = 0; at < words.length; ) {
    const length = lengthOfName(byName, words, at)
    const id = byName.get(keyOf(words.slice(at, at + length)))
    if (typeof id === 'number') found.add(id)
    at += Math.max(1, length)
  }
  return [...found]
}

/** For the longest name that begins at this word. */
function lengthOfName(byName: IngredientsByName, words: readonly string[], at: number): number {
  for (let length = Math.min(longestName, words.length - at); length > 0; length -= 1)
    if (byName.has(keyOf(words.slice(at, at + length)))) return length
  return 0
}

function isDistinctive(words: readonly string[]): boolean {
  return words.length > 1 || (words[0] ?? '').length > 2
}

function keyOf(words: readonly string[]): string {
  return words.join(' ')
}
