import type { TextIndex } from './text-index.ts'
import type { Topics } from './topics.ts'

export type SearchIndex = {
  text: TextIndex
  topics: Topics
  /** Slots by barcode and SKU. */
  slotOfCode: Map<string, number>
  codesOfSlot: Map<number, string[]>
}

/** An index, or one being built; the older index answers until the new one is ready. */
export type Indexing = {
  index: SearchIndex | undefined
  making: { touched: Set<number>; done: Promise<SearchIndex> } | undefined
  /** `again`: the vocabulary changed again while an index was being built. */
  renewal: 'none' | 'running' | 'again'
}
