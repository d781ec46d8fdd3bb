import { desc } from 'drizzle-orm'
import type { Deps } from '#server/platform/context.ts'
import { beginsWords } from '#server/platform/word-search.ts'
import { users, userWords } from './tables.ts'

/** The newest accounts whose name or email begins like the query's words. */
export async function findUsersByWords(
  { db }: Pick<Deps, 'db'>,
  { query, limit }: { query: string; limit: number },
) {
  return db
    .select()
    .from(users)
    .where(beginsWords(userWords(users), query))
    .orderBy(desc(users.id))
    .limit(limit)
}
