import { eq } from 'drizzle-orm'
import type { Ctx, Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { type Channel, notifyChannel, openChannel } from '#server/platform/open-channel.ts'
import { storefronts } from './tables.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    storeChanges: StoreChanges
  }
}

const channel = 'storefront_changes'

/** The names of pages. */
export type StoreChanges = Channel<string>

/** Notifies of published pages that look different from before. */
export function openStoreChanges(deps: Pick<Deps, 'config' | 'log' | 'sql'>): StoreChanges {
  return openChannel(deps, { channel, about: 'changed shop pages', read: (name) => name })
}

/** Notifies all processes when the transaction is committed. */
export function notifyOfStore(db: Database, name: string): Promise<void> {
  return notifyChannel(db, channel, name)
}

/** The practitioner’s page may have to be withdrawn, or may be shown again. */
export async function notifyOfOwner({ db }: Pick<Ctx, 'db'>, { userId }: { userId: number }): Promise<void> {
  const [store] = await db
    .select({ name: storefronts.name })
    .from(storefronts)
    .where(eq(storefronts.practitionerId, userId))
  if (store) await notifyOfStore(db, store.name)
}
