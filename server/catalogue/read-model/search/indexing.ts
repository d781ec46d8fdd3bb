import type { TextIndex } from './text-index.ts'
import type { Topics } from './topics.ts'

export type SearchIndex = {
  text: TextIndex
  topics: Topics
  /** Slots by barcode and article number. */
  slotOfCode: Map<string, number>
  codesOfSlot: Map<number, string[]>
}

/** An index, or the making of one; an older index answers until its successor is made. */
export type Indexing = {
  index: SearchIndex | undefined
  making: { touched: Set<number>; done: Promise<SearchIndex> } | undefined
  /** `again`: the vocabulary changed once more while an index of it was being made. */
  renewal: 'none' | 'running' | 'again'
}
