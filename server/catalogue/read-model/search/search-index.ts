import { codeOf } from '#domain/search/read-query.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Entry } from '../entry.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { yieldRegularly } from '../yield-regularly.ts'
import type { SearchIndex } from './indexing.ts'
import { openTextIndex } from './text-index.ts'
import { addProductTopics, addVocabulary, emptyTopics, removeProductTopics } from './topics.ts'

/** Builds an index of the present vocabulary; changes that arrive meanwhile share the next one. */
export async function renewIndex(catalogue: Catalogue, signal: AbortSignal): Promise<void> {
  const { searching } = catalogue
  if (searching.renewal !== 'none') {
    searching.renewal = 'again'
    return
  }
  try {
    do {
      searching.renewal = 'running'
      await makeIndex(catalogue, signal)
    } while (isAskedAgain(searching))
  } finally {
    searching.renewal = 'none'
  }
}

function isAskedAgain({ renewal }: Catalogue['searching']): boolean {
  return renewal === 'again'
}

/** The index of the whole catalogue, built in slices so that requests are answered meanwhile. */
export function makeIndex(catalogue: Catalogue, signal: AbortSignal): Promise<SearchIndex> {
  const { searching, entries, vocabulary } = catalogue
  const touched = new Set<number>()
  const made = fill(entries, vocabulary, signal).then((index) => {
    for (const slot of touched) replace(index, catalogue.vocabulary, slot, entries[slot])
    // A newer vocabulary has started its own index.
    if (searching.making?.touched === touched) {
      searching.making = undefined
      searching.index = index
    }
    return index
  })
  searching.making = { touched, done: made }
  return made
}

/** Waits for the first index; if a newer vocabulary replaces it, for that one. */
export async function prepareIndex({ searching }: Catalogue): Promise<void> {
  while (!searching.index && searching.making) await searching.making.done
}

/** The present index. Only this one receives changes, so do not keep it across an await. */
export function indexOf({ searching }: Catalogue): SearchIndex {
  if (!searching.index) throw new Error('The index is asked before it is made')
  return searching.index
}

/** Applies changed, new and removed products. */
export function reindex({ searching, vocabulary, entries }: Catalogue, changed: ReadonlySet<number>): void {
  for (const slot of changed) {
    searching.making?.touched.add(slot)
    if (searching.index) replace(searching.index, vocabulary, slot, entries[slot])
  }
}

async function fill(
  entries: Catalogue['entries'],
  vocabulary: Vocabulary,
  signal: AbortSignal,
): Promise<SearchIndex> {
  const index: SearchIndex = {
    text: openTextIndex(),
    topics: emptyTopics(),
    slotOfCode: new Map(),
    codesOfSlot: new Map(),
  }
  const pause = yieldRegularly()
  for (const _ of addVocabulary(index.topics, vocabulary, index.text)) await pause()
  // A copy, since products may change while this yields; those are added at the end.
  for (const [slot, entry] of [...entries].entries()) {
    await pause()
    signal.throwIfAborted()
    if (entry) add(index, vocabulary, slot, entry)
  }
  return index
}

function replace(index: SearchIndex, vocabulary: Vocabulary, slot: number, entry: Entry | undefined): void {
  removeProductTopics(index.topics, slot)
  for (const code of index.codesOfSlot.get(slot) ?? [])
    if (index.slotOfCode.get(code) === slot) index.slotOfCode.delete(code)
  index.codesOfSlot.delete(slot)
  if (entry) add(index, vocabulary, slot, entry)
  else index.text.removeProduct(slot)
}

function add(index: SearchIndex, vocabulary: Vocabulary, slot: number, entry: Entry): void {
  index.text.putProduct(slot, entry.names)
  addProductTopics(index.topics, vocabulary, index.text, slot, entry)
  const codes = entry.variants.flatMap(({ sku, barcode }) =>
    [sku, barcode].flatMap((text) => (text && codeOf(text)) || []),
  )
  for (const code of codes) index.slotOfCode.set(code, slot)
  index.codesOfSlot.set(slot, codes)
}
