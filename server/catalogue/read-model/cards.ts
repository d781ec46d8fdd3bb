import { LRUCache } from 'lru-cache'
import type { Catalogue } from './catalogue.ts'
import type { Entry } from './entry.ts'
import { productOf, showsPrice, type View } from './present.ts'
import type { Vocabulary } from './vocabulary.ts'

type Card = { entry: Entry; json: string }

/** About 30 MB. */
const cardsKept = 20_000
const cardsOf = new WeakMap<Vocabulary, LRUCache<string, Card>>()

/**
 * A `Product` as JSON. Serialising takes longer than finding it, so recently used ones are cached until they change.
 */
export function cardOf(catalogue: Catalogue, entry: Entry, view: View): string {
  const { vocabulary } = catalogue
  const cards = cardsOf.get(vocabulary) ?? new LRUCache<string, Card>({ max: cardsKept })
  cardsOf.set(vocabulary, cards)
  const key = `${entry.id} ${view.language} ${showsPrice(entry, view)}`
  const known = cards.get(key)
  if (known?.entry === entry) return known.json
  const json = JSON.stringify(productOf(catalogue, entry, view))
  cards.set(key, { entry, json })
  return json
}
