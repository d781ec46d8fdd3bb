import { and, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { uploadKeptDays } from '#domain/catalogue/imports/uploads.ts'
import { dayMs } from '#domain/local-time.ts'
import type { Cleanup } from '#server/platform/cleanup.ts'
import type { Deps } from '#server/platform/context.ts'
import { queueFileDeletion } from '#server/platform/queue-file-deletion.ts'
import { imports } from '../tables.ts'

/**
 * Files of imports that ended, whose history stays and which can still be undone, and imports that nobody started. A
 * paused import needs its file.
 */
export const deleteOldFiles =
  (jobs: Deps['jobs']): Cleanup =>
  async (db, now) => {
    const before = new Date(now.getTime() - uploadKeptDays * dayMs)
    const abandoned = await db
      .delete(imports)
      .where(and(inArray(imports.status, ['uploaded', 'checking', 'checked']), lt(imports.startedAt, before)))
      .returning({ fileKey: imports.fileKey })
    const ended = and(
      inArray(imports.status, ['done', 'undone']),
      isNotNull(imports.fileKey),
      lt(sql`coalesce(${imports.undoneAt}, ${imports.finishedAt})`, before.toISOString()),
    )
    const kept = await db.select({ fileKey: imports.fileKey }).from(imports).where(ended).for('update')
    const fileKeys = [...abandoned, ...kept].flatMap(({ fileKey }) => fileKey ?? [])
    if (kept.length > 0)
      await db.update(imports).set({ fileKey: null }).where(inArray(imports.fileKey, fileKeys))
    await queueFileDeletion({ db, jobs }, fileKeys)
  }
