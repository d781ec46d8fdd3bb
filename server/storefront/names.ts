import { type AnyColumn, and, desc, eq, gt, like, ne, notInArray, type SQL } from 'drizzle-orm'
import { dayMs } from '#domain/local-time.ts'
import {
  freeStoreName,
  nameSkeleton,
  oldNameDays,
  oldNamesMaximum,
  skeletonStart,
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
async function isNameTaken(ctx: StoreContext, name: string): Promise<boolean> {
  const skeleton = nameSkeleton(name)
  return (await findTakenSkeletons(ctx, (column) => eq(column, skeleton))).length > 0
}

/** This name, with a number if somebody else has it. */
export async function findFreeName(ctx: StoreContext, name: string): Promise<string> {
  const start = `${skeletonStart(name)}%`
  const taken = new Set(await findTakenSkeletons(ctx, (column) => like(column, start)))
  return freeStoreName(name, (each) => taken.has(nameSkeleton(each)))
}

async function findTakenSkeletons(
  { db, actor, now }: StoreContext,
  isMeant: (skeleton: AnyColumn) => SQL,
): Promise<string[]> {
  const present = await db
    .select({ skeleton: storefronts.nameSkeleton })
    .from(storefronts)
    .where(and(isMeant(storefronts.nameSkeleton), ne(storefronts.practitionerId, actor.id)))
  const former = await db
    .select({ skeleton: formerStoreNames.nameSkeleton })
    .from(formerStoreNames)
    .where(
      and(
        isMeant(formerStoreNames.nameSkeleton),
        ne(formerStoreNames.practitionerId, actor.id),
        gt(formerStoreNames.expiresAt, now),
      ),
    )
  return [...present, ...former].map(({ skeleton }) => skeleton)
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
