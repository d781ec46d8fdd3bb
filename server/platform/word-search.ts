import { type SQL, sql } from 'drizzle-orm'

/**
 * Every word of the query begins a word of the text, ignoring case and accents. Both functions are in the migrations;
 * the text must be an expression that has an index of its own, so that it is fast however many rows there are.
 */
export function beginsWords(words: SQL, query: string): SQL {
  return sql`${words} @@ search_query(${query})`
}

/** The words of a text, for an index and for `beginsWords`. */
export function wordsOf(text: SQL): SQL {
  return sql`search_words(${text})`
}
