import type { OrderField } from '#contract/catalogue.ts'
import type { FilterChoice } from '#domain/catalogue/filters.ts'
import type { Direction } from '#domain/catalogue/listing.ts'
import type { SearchPriority } from '#domain/search/priorities.ts'
import type { View } from './read-model/present.ts'

export type { View } from './read-model/present.ts'

export type SearchInput = {
  query: string
  choice: FilterChoice
  page: number
  perPage: number
  orderBy: 'match' | OrderField
  order: Direction
  /** The first weighs most. */
  priorities: readonly SearchPriority[]
  /** No other spelling is tried. */
  exact: boolean
  formatted: boolean
  withFilters: boolean
}

/** What the shop knows by name and people search for. */
export type Subject = { kind: 'ingredient' | 'brand' | 'term'; id: number }

/** How much people like each product, between 0 and 1; what is absent is 0. */
export type Popularity = ReadonlyMap<number, number>

/** `json` is a `SearchResponse`; `subject` is what the query names exactly, where it does. */
export type SearchFound = { json: string; subject: Subject | undefined }

/** Answers from memory. */
export type SearchSource = {
  isReady(): boolean
  whenReady(patienceMs: number): Promise<boolean>
  search(asked: SearchInput, view: View, popularity: Popularity): Promise<SearchFound>
  /** Hits of products by id, in this order, as JSON; those no longer sold are left out. */
  hits(productIds: readonly number[], view: View, formatted: boolean): string[]
  /** Published products, the newest first. */
  newest(limit: number): Promise<number[]>
  /** Undefined when the shop sells nothing of it. */
  subjectName(subject: Subject, language: View['language']): string | undefined
}
