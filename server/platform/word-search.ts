import { type SQL, sql } from 'drizzle-orm'

/**
 * Every word of the query begins a word of the text, ignoring case and accents. `search_query` and `search_words` are
 * defined in the migrations. The text must be an expression with a GIN index of its own, without a pending list
 * (`fastupdate = off`), which each search would read.
 */
export function beginsWords(words: SQL, query: string): SQL {
  return sql`${words} @@ search_query(${query})`
}

/** The words of a text, for an index and for `beginsWords`. */
export function wordsOf(text: SQL): SQL {
  return sql`search_words(${text})`
}
