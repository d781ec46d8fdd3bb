import { and, eq, lt, sql } from 'drizzle-orm'
import type { ContentImage, EntryContent } from '#contract/content.ts'
import { type StoreImageWidth, storeImageWidths } from '#contract/media.ts'
import { dayMs } from '#domain/local-time.ts'
import { storeImageMaximumPixels } from '#domain/storefront/limits.ts'
import type { Cleanup } from '#server/platform/cleanup.ts'
import type { Ctx, Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { queueFileDeletion } from '#server/platform/queue-file-deletion.ts'
import { storePicture } from '#server/platform/stored-pictures.ts'
import {
  contentEntries,
  contentImages,
  contentPublications,
  contentVersions,
  storyblokCopies,
} from '../tables.ts'

/** Redraws and keeps a picture; it is shown once an ad names it. */
export async function addContentImage(
  { db, files, now }: Pick<Ctx, 'db' | 'files' | 'now'>,
  bytes: Uint8Array,
): Promise<ContentImage> {
  const kind = { folder: 'content', widths: storeImageWidths, maximumPixels: storeImageMaximumPixels }
  return storePicture({ files }, bytes, kind, (rows) =>
    db.insert(contentImages).values(rows.map((row) => ({ ...row, uploadedAt: now }))),
  )
}

export async function refuseUnknownImage(db: Database, { ad }: EntryContent): Promise<void> {
  if (!ad?.image) return
  if ((await db.$count(contentImages, eq(contentImages.id, ad.image))) === 0) refuse('not-found')
}

export async function findContentImage(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  id: string,
  width: StoreImageWidth,
): Promise<Buffer | undefined> {
  const [found] = await db
    .select({ fileKey: contentImages.fileKey })
    .from(contentImages)
    .where(and(eq(contentImages.id, id), eq(contentImages.width, width)))
  return found && files.get(found.fileKey)
}

/** Pictures that no draft, publication, version or story has named for a week. */
export const deleteUnusedImages =
  (jobs: Deps['jobs']): Cleanup =>
  async (db, now) => {
    const named = sql`SELECT ${contentEntries.content} -> 'ad' ->> 'image' FROM ${contentEntries}
      UNION SELECT ${contentPublications.content} -> 'ad' ->> 'image' FROM ${contentPublications}
      UNION SELECT ${contentVersions.content} -> 'ad' ->> 'image' FROM ${contentVersions}
      UNION SELECT jsonb_array_elements(${storyblokCopies.entries}) -> 'ad' ->> 'image' FROM ${storyblokCopies}`
    const unused = and(
      lt(contentImages.uploadedAt, new Date(now.getTime() - 7 * dayMs)),
      sql`${contentImages.id}::text NOT IN (SELECT image FROM (${named}) AS named (image) WHERE image IS NOT NULL)`,
    )
    const deleted = await db.delete(contentImages).where(unused).returning({ fileKey: contentImages.fileKey })
    await queueFileDeletion(
      { db, jobs },
      deleted.map(({ fileKey }) => fileKey),
    )
  }
