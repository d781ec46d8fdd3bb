import { and, desc, eq, gt, ne, notInArray, or } from 'drizzle-orm'
import { dayMs } from '#domain/local-time.ts'
import {
  nameSkeleton,
  oldNameDays,
  oldNamesMaximum,
  storeNameOf,
  storeNameProblem,
} from '#domain/storefront/name.ts'
import { sqlState, uniqueViolation } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { lockStore, type StoreContext, type StoreRow } from './find-store.ts'
import { notifyOfStore } from './store-changes.ts'
import { formerStoreNames, storefronts } from './tables.ts'

/** Whether one’s page could have this name. */
export async function isNameAvailable(ctx: StoreContext, text: string): Promise<boolean> {
  return storeNameProblem(text) === undefined && !(await isNameTaken(ctx, storeNameOf(text)))
}

/** Whether somebody else’s page has this name or one like it, or had it not long ago. */
export async function isNameTaken({ db, actor, now }: StoreContext, name: string): Promise<boolean> {
  const skeleton = nameSkeleton(name)
  const [present] = await db
    .select({ id: storefronts.practitionerId })
    .from(storefronts)
    .where(
      and(
        or(eq(storefronts.name, name), eq(storefronts.nameSkeleton, skeleton)),
        ne(storefronts.practitionerId, actor.id),
      ),
    )
  if (present) return true
  const [former] = await db
    .select({ id: formerStoreNames.practitionerId })
    .from(formerStoreNames)
    .where(
      and(
        eq(formerStoreNames.nameSkeleton, skeleton),
        ne(formerStoreNames.practitionerId, actor.id),
        gt(formerStoreNames.expiresAt, now),
      ),
    )
  return former !== undefined
}

/** The last former names lead to the page, each for a year. */
export async function renameStore(ctx: StoreContext, text: string): Promise<StoreRow> {
  try {
    return await rename(ctx, text)
  } catch (error) {
    // Somebody else took it in the same moment.
    if (sqlState(error) === uniqueViolation) return refuse('store-name-taken')
    throw error
  }
}

function rename(ctx: StoreContext, text: string): Promise<StoreRow> {
  return transact(ctx.db, async (db) => {
    const { actor, now } = ctx
    const problem = storeNameProblem(text)
    if (problem) return refuse(problem)
    const name = storeNameOf(text)
    const store = await lockStore(db, actor.id)
    if (store.name === name) return store
    if (await isNameTaken({ ...ctx, db }, name)) return refuse('store-name-taken')
    // Expired names of others, or one’s own that is taken up again.
    await db.delete(formerStoreNames).where(eq(formerStoreNames.nameSkeleton, nameSkeleton(name)))
    if (store.published) {
      const { name: former, nameSkeleton: skeleton } = store
      const expiresAt = new Date(now.getTime() + oldNameDays * dayMs)
      await db
        .insert(formerStoreNames)
        .values({ name: former, nameSkeleton: skeleton, practitionerId: actor.id, expiresAt })
        .onConflictDoUpdate({ target: formerStoreNames.name, set: { practitionerId: actor.id, expiresAt } })
      await dropOldNames({ ...ctx, db })
    }
    await notifyOfStore(db, store.name)
    const [renamed] = await db
      .update(storefronts)
      .set({ name, nameSkeleton: nameSkeleton(name) })
      .where(eq(storefronts.practitionerId, actor.id))
      .returning()
    return renamed!
  })
}

/** Others may have them again. */
async function dropOldNames({ db, actor }: StoreContext): Promise<void> {
  const own = eq(formerStoreNames.practitionerId, actor.id)
  const last = db
    .select({ name: formerStoreNames.name })
    .from(formerStoreNames)
    .where(own)
    .orderBy(desc(formerStoreNames.expiresAt))
    .limit(oldNamesMaximum)
  await db.delete(formerStoreNames).where(and(own, notInArray(formerStoreNames.name, last)))
}
