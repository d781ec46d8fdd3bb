import { and, desc, eq, lt } from 'drizzle-orm'
import type { StoreHistory } from '#contract/storefront.ts'
import { storeVersionMinutes, storeVersionsMaximum } from '#domain/storefront/limits.ts'
import type { StoreContext, StoreRow } from './find-store.ts'
import { storeVersions } from './tables.ts'

/** Keeps a page as it was before a change, unless the last change was only a moment ago. */
export async function saveVersion(
  ctx: StoreContext,
  store: StoreRow,
  { always }: { always: boolean },
): Promise<void> {
  const pauseMs = ctx.now.getTime() - store.changedAt.getTime()
  if (!always && pauseMs < storeVersionMinutes * 60_000) return
  await insertVersion(ctx, store, { isPublished: false })
}

export async function insertVersion(
  { db, actor }: StoreContext,
  { content, changedAt }: StoreRow,
  { isPublished }: { isPublished: boolean },
): Promise<void> {
  await db
    .insert(storeVersions)
    .values({ practitionerId: actor.id, content, savedAt: changedAt, isPublished })
  const own = eq(storeVersions.practitionerId, actor.id)
  const [first] = await db
    .select({ id: storeVersions.id })
    .from(storeVersions)
    .where(own)
    .orderBy(desc(storeVersions.id))
    .limit(1)
    .offset(storeVersionsMaximum - 1)
  if (first) await db.delete(storeVersions).where(and(own, lt(storeVersions.id, first.id)))
}

/** Latest first. */
export async function listVersions({ db, actor }: StoreContext): Promise<StoreHistory> {
  const rows = await db
    .select()
    .from(storeVersions)
    .where(eq(storeVersions.practitionerId, actor.id))
    .orderBy(desc(storeVersions.id))
  return {
    data: rows.map(({ id, savedAt, isPublished }) => ({
      id,
      saved_at: savedAt.toISOString(),
      is_published: isPublished,
    })),
  }
}
