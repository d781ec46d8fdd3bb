import { desc, inArray } from 'drizzle-orm'
import type { Deps } from '#server/platform/context.ts'
import { beginsWords } from '#server/platform/word-search.ts'
import { users, userWords } from './tables.ts'

/** So many matches are enough to show the newest of them. */
const mostMatches = 500

/** The newest accounts whose name or email begins like the query's words. */
export async function findUsersByWords(
  { db }: Pick<Deps, 'db'>,
  { query, limit }: { query: string; limit: number },
) {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(beginsWords(userWords(users), query))
    .limit(mostMatches)
  const ids = found.map(({ id }) => id)
  return db.select().from(users).where(inArray(users.id, ids)).orderBy(desc(users.id)).limit(limit)
}
