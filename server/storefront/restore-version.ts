import { and, eq } from 'drizzle-orm'
import { refuse } from '#server/platform/problems.ts'
import { changeStore } from './change-store.ts'
import type { StoreContext, StoreRow } from './find-store.ts'
import { storeVersions } from './tables.ts'

/** The present state stays in the history, so that restoring can be undone. */
export async function restoreVersion(ctx: StoreContext, id: number): Promise<StoreRow> {
  const [version] = await ctx.db
    .select()
    .from(storeVersions)
    .where(and(eq(storeVersions.practitionerId, ctx.actor.id), eq(storeVersions.id, id)))
  if (!version) return refuse('not-found')
  return changeStore(ctx, () => version.content, { keepsPresent: true })
}
