import { eq } from 'drizzle-orm'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { storefronts } from './tables.ts'

export type StoreRow = typeof storefronts.$inferSelect
/** A practitioner and their page. */
export type StoreContext = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>

export async function getStore({ db, actor }: Pick<StoreContext, 'actor' | 'db'>): Promise<StoreRow> {
  const [store] = await db.select().from(storefronts).where(eq(storefronts.practitionerId, actor.id))
  return store ?? refuse('not-found')
}

export async function lockStore(tx: Database, practitionerId: number): Promise<StoreRow> {
  const [store] = await tx
    .select()
    .from(storefronts)
    .where(eq(storefronts.practitionerId, practitionerId))
    .for('no key update')
  return store ?? refuse('not-found')
}
