import type { IngredientList, OrderField } from '#contract/catalogue.ts'
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
  /** The first one weighs most. */
  priorities: readonly SearchPriority[]
  /** Without trying other spellings. */
  exact: boolean
  formatted: boolean
  withFilters: boolean
}

export type IngredientSearch = FilterChoice & { text: string } & Pick<SearchInput, 'query' | 'exact'>

/** Something with a name that people search for. */
export type Subject = { kind: 'ingredient' | 'brand' | 'term'; id: number }

/** Each product's popularity, between 0 and 1; absent means 0. */
export type Popularity = ReadonlyMap<number, number>

/** `json` is a `SearchResponse`; `subject` is what the query names exactly, if anything. */
export type SearchFound = { json: string; subject: Subject | undefined }

/** Answers from memory. */
export type SearchSource = {
  isReady(): boolean
  whenReady(maxWaitMs: number): Promise<boolean>
  search(asked: SearchInput, view: View, popularity: Popularity): Promise<SearchFound>
  /** Ingredients of the products that a query finds. */
  ingredientsFound(asked: IngredientSearch, view: View, popularity: Popularity): Promise<IngredientList>
  /** Hits for product ids, in this order, as JSON; those no longer sold are left out. */
  hits(productIds: readonly number[], view: View, formatted: boolean): string[]
  /** Published products, newest first. */
  newest(limit: number): Promise<number[]>
  /** Undefined if the shop sells nothing of it. */
  subjectName(subject: Subject, language: View['language']): string | undefined
}
