import { and, type SQL, sql } from 'drizzle-orm'

/** Each word of the query must occur in the text, ignoring case and accents; no character is a wildcard. */
export function hasAllWords(text: SQL, query: string): SQL | undefined {
  return hasPlainWords(plain(text), query)
}

/** The same in a text that is already `plain`. */
export function hasPlainWords(plainText: SQL, query: string): SQL | undefined {
  const words = query.split(/\s+/).filter(Boolean)
  return and(...words.map((word) => sql`position(${plain(sql`${word}::text`)} in ${plainText}) > 0`))
}

/** Without case and accents, and with letters such as ß and ø spelled out. */
export function plain(text: SQL): SQL {
  const marks = '[\u0300-\u036f]'
  const bare = sql`regexp_replace(normalize(${text}, NFKD), ${marks}, '', 'g')`
  const spelled = [
    ['ß', 'ss'],
    ['æ', 'ae'],
    ['œ', 'oe'],
    ['ø', 'o'],
    ['ł', 'l'],
    ['đ', 'd'],
  ].reduce(
    (written, [letter, letters]) => sql`replace(${written}, ${letter}, ${letters})`,
    sql`lower(${bare})`,
  )
  return spelled
}
