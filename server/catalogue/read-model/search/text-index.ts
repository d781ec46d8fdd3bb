import { isDeepStrictEqual } from 'node:util'
import MiniSearch, { type SearchResult } from 'minisearch'
import { fallbackLanguage, type Language, languages } from '#domain/languages.ts'
import { amountsIn } from '#domain/search/amounts.ts'
import { runsIn } from '#domain/search/runs.ts'
import { indexedWords } from '#domain/search/words.ts'

/** Texts by language, such as a product's names; language-independent ones, such as brand names, are under `every`. */
export type Texts = Partial<Record<Language | 'every', string>>
/** Where a word is looked up: in the reader's language and English, or in every language. */
export type SearchScope = Language | 'any'

type Field = `${'name' | 'alias'} ${Language}` | 'alias every'
type Document = { id: number; texts: Partial<Record<Field, string>> }

const fields: Field[] = [
  'alias every',
  ...languages.flatMap((language): Field[] => [`name ${language}`, `alias ${language}`]),
]
const longNumber = /^\d{5,}$/

/**
 * One index of everything that has a name. A product is indexed under its slot, with its name in all available
 * languages; an alias, which names something that many products share, under a negative number.
 */
export function openTextIndex() {
  const index = new MiniSearch<Document>({
    fields,
    extractField: (document, field) =>
      field === 'id' ? document.id : (document.texts[field as Field] as never),
    tokenize: (text, field) =>
      field?.startsWith('name ') ? nameWords(text) : indexedWords(text).map(({ word }) => word),
    processTerm: (word) => word,
    searchOptions: { tokenize: (word) => [word] },
  })
  const namesOfSlot = new Map<number, Texts>()
  const knownRuns = new Map<string, string>()
  const put = (id: number, kind: 'name' | 'alias', given: Texts) => {
    const texts: Document['texts'] = {}
    for (const [language, text] of Object.entries(given)) texts[`${kind} ${language}` as Field] = text
    if (index.has(id)) index.discard(id)
    index.add({ id, texts })
  }

  return {
    putProduct(slot: number, names: Texts) {
      // Prices and stock change all day long, but names do not.
      if (isDeepStrictEqual(namesOfSlot.get(slot), names)) return
      namesOfSlot.set(slot, names)
      put(slot, 'name', names)
    },
    putAlias(number: number, texts: Texts) {
      put(-1 - number, 'alias', texts)
      for (const text of Object.values(texts))
        for (const { folded, written } of runsIn(text)) knownRuns.set(folded, written)
    },
    /** Japanese and Chinese runs of aliases, as folded and as written. */
    knownRuns: knownRuns as ReadonlyMap<string, string>,
    removeProduct(slot: number) {
      namesOfSlot.delete(slot)
      if (index.has(slot)) index.discard(slot)
    },
    /** Everything that has this word, or one that begins with it. */
    lookUp: (word: string, reach: SearchScope, prefix: boolean): SearchResult[] =>
      index.search(word, { prefix, ...fieldsWithin(reach) }),
    /** Words with a similar spelling, the likeliest first. */
    spellings: (word: string, reach: SearchScope, distance: number): string[] =>
      index
        .autoSuggest(word, { fuzzy: distance, prefix: false, ...fieldsWithin(reach) })
        .flatMap(({ terms }) => terms),
  }
}
export type TextIndex = ReturnType<typeof openTextIndex>

/** The slot of a product, or the number of an alias. */
export function readId(id: number): { slot: number } | { alias: number } {
  return id < 0 ? { alias: -1 - id } : { slot: id }
}

function fieldsWithin(reach: SearchScope): { fields?: string[] } {
  if (reach === 'any') return {}
  const within = new Set(['every', reach, fallbackLanguage])
  return { fields: fields.filter((field) => within.has(field.split(' ')[1]!)) }
}

// Units occur in every second name and so tell nothing; nobody remembers long numbers.
function nameWords(name: string): string[] {
  const { amounts, rest } = amountsIn(name)
  const numbers = amounts.map(({ amount }) => String(amount))
  return [...indexedWords(rest).map(({ word }) => word), ...numbers].filter((word) => !longNumber.test(word))
}
