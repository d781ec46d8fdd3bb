import { fold } from '#domain/search/fold.ts'
import { type Column, emptyColumn, setRow } from '../column.ts'
import type { Entry } from '../entry.ts'
import type { Vocabulary } from '../vocabulary.ts'
import {
  type Alias,
  aliasesOf,
  compoundNames,
  ingredientNames,
  type Named,
  type Topic,
  termNames,
} from './aliases.ts'
import { addIngredientNames, type IngredientsByName } from './named-ingredients.ts'
import { addPosting, emptyPostings, type Posting, type Postings, removePosting } from './postings.ts'
import { type Substance, substancesOf } from './substances.ts'
import type { TextIndex } from './text-index.ts'

/** Everything that queries can be about, and which products have it. Brands and terms are covered by the facets. */
export type Topics = {
  topics: Topic[]
  aliases: Alias[]
  /** By topic. */
  postings: (Postings | undefined)[]
  /** The topics of each product, for removing it again. */
  ofSlot: Map<number, Uint32Array>
  /** The ingredients of each product, for counting; the numbers are those of topics. */
  ingredients: Column
  /** Topics by what they represent. */
  numbers: Map<string, number>
  /** Those of ingredients, by ingredient id. */
  ingredientNumbers: Map<number, number>
  byName: IngredientsByName
}

export function emptyTopics(): Topics {
  return {
    topics: [],
    aliases: [],
    postings: [],
    ofSlot: new Map(),
    ingredients: emptyColumn(),
    numbers: new Map(),
    ingredientNumbers: new Map(),
    byName: new Map(),
  }
}

/** Brands and terms, whether or not the shop sells products of them, and names of ingredients, in one list. */
export function* addVocabulary(topics: Topics, vocabulary: Vocabulary, index: TextIndex): Generator<void> {
  const { brands, terms, ingredients } = vocabulary
  for (const { id, name } of brands.values()) {
    const named: Named[] = [{ text: name, language: 'every', isName: true }]
    yield void topicNumber(topics, `brand ${id}`, index, () => [{ kind: 'brand', id }, named])
  }
  for (const term of terms.values()) {
    const { id, group } = term
    const make = (): TopicNames => [{ kind: 'term', id, group }, termNames(term, terms.values())]
    yield void topicNumber(topics, `term ${id}`, index, make)
  }
  for (const id of ingredients.keys())
    yield addIngredientNames(topics.byName, id, ingredientNames(vocabulary, id))
}

export function addProductTopics(
  topics: Topics,
  vocabulary: Vocabulary,
  index: TextIndex,
  slot: number,
  entry: Entry,
): void {
  const found = new Map<number, Posting>()
  const ingredients = new Set<number>()
  for (const substance of substancesOf(vocabulary, topics.byName, entry)) {
    for (const number of numbersOf(topics, vocabulary, index, substance)) {
      const isIngredient = topics.topics[number]?.kind === 'ingredient'
      const { share } = substance
      const micrograms = isIngredient ? substance.micrograms : undefined
      const known = found.get(number)
      if (!known || known.share < share) found.set(number, { share, micrograms })
      if (isIngredient) ingredients.add(number)
    }
  }
  for (const [number, contents] of found) {
    topics.postings[number] ??= emptyPostings()
    addPosting(topics.postings[number], slot, contents)
  }
  topics.ofSlot.set(slot, Uint32Array.from(found.keys()))
  setRow(topics.ingredients, slot, [...ingredients])
}

export function removeProductTopics(topics: Topics, slot: number): void {
  for (const number of topics.ofSlot.get(slot) ?? []) removePosting(topics.postings[number]!, slot)
  if (topics.ofSlot.delete(slot)) setRow(topics.ingredients, slot, [])
}

function numbersOf(topics: Topics, vocabulary: Vocabulary, index: TextIndex, substance: Substance): number[] {
  const { ingredientId: id, name, form, language } = substance
  if (id === null || !vocabulary.ingredients.has(id)) {
    const key = `substance ${fold(name)}`
    const text = { text: name, language, isName: false }
    return [topicNumber(topics, key, index, () => [{ kind: 'substance' }, [text]])]
  }
  const ingredient = topicNumber(topics, `ingredient ${id}`, index, () => [
    { kind: 'ingredient', id },
    ingredientNames(vocabulary, id),
  ])
  if (!form) return [ingredient]
  const compound = topicNumber(topics, `compound ${id} ${form}`, index, () => [
    { kind: 'compound', id, form },
    compoundNames(vocabulary, id, form),
  ])
  return [ingredient, compound]
}

type TopicNames = [Topic, readonly Named[]]

function topicNumber(topics: Topics, key: string, index: TextIndex, make: () => TopicNames): number {
  const known = topics.numbers.get(key)
  if (known !== undefined) return known
  const [topic, names] = make()
  const number = topics.topics.push(topic) - 1
  topics.numbers.set(key, number)
  if (topic.kind === 'ingredient') topics.ingredientNumbers.set(topic.id, number)
  for (const alias of aliasesOf(number, names)) index.putAlias(topics.aliases.push(alias) - 1, alias.texts)
  return number
}
