import { and, desc, eq, lt } from 'drizzle-orm'
import type { EntryHistory } from '#contract/content.ts'
import { nameOf } from '#domain/accounts/person-name.ts'
import { users } from '#server/accounts/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import type { Editor, EntryRow } from './find-entries.ts'
import { contentEntries, contentVersions } from './tables.ts'

const versionsMaximum = 100

/** The history keeps a limited number. */
export async function insertVersion(
  { db, actor, now }: Editor,
  { id: entryId, content }: EntryRow,
  { isPublished }: { isPublished: boolean },
): Promise<void> {
  await db.insert(contentVersions).values({ entryId, content, savedAt: now, savedBy: actor.id, isPublished })
  const [oldest] = await db
    .select({ id: contentVersions.id })
    .from(contentVersions)
    .where(eq(contentVersions.entryId, entryId))
    .orderBy(desc(contentVersions.id))
    .limit(1)
    .offset(versionsMaximum - 1)
  if (oldest)
    await db
      .delete(contentVersions)
      .where(and(eq(contentVersions.entryId, entryId), lt(contentVersions.id, oldest.id)))
}

/** Latest first. */
export async function listVersions(db: Database, entryId: number): Promise<EntryHistory> {
  if ((await db.$count(contentEntries, eq(contentEntries.id, entryId))) === 0) return refuse('not-found')
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
      saved_by: user && nameOf(user),
      is_published: isPublished,
    })),
  }
}
