import { desc, eq } from 'drizzle-orm'
import type { EntryHistory } from '#contract/content.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { users } from '#server/accounts/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { contentVersions } from './tables.ts'

/** Latest first. */
export async function listVersions(db: Database, entryId: number): Promise<EntryHistory> {
  const rows = await db
    .select({ version: contentVersions, user: users })
    .from(contentVersions)
    .leftJoin(users, eq(users.id, contentVersions.savedBy))
    .where(eq(contentVersions.entryId, entryId))
    .orderBy(desc(contentVersions.id))
  return {
    data: rows.map(({ version: { id, savedAt, isPublished }, user }) => ({
      id,
      saved_at: savedAt.toISOString(),
      saved_by: user && personName({ first_name: user.firstName, last_name: user.lastName }),
      is_published: isPublished,
    })),
  }
}
