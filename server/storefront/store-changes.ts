import { eq, sql as statement } from 'drizzle-orm'
import type { Ctx, Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { listenToChannel } from '#server/platform/listen-to-channel.ts'
import { storefronts } from './tables.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    storeChanges: StoreChanges
  }
}

const channel = 'storefront_changes'

type Listener = (name: string) => void
export type StoreChanges = {
  /** Something visible of the page with this name changed in this process. */
  changed(name: string): void
  /** Called for the changes of all processes. Returns a function that unsubscribes. */
  onChange(listener: Listener): () => void
  close(): Promise<void>
}

/** Notifies of published pages that look different from before. Where a notification is lost, pages expire by age. */
export function openStoreChanges({ log, ...source }: Pick<Deps, 'config' | 'log' | 'sql'>): StoreChanges {
  const listeners = new Set<Listener>()
  const changed = (name: string) => {
    for (const listener of listeners) listener(name)
  }
  const listening = listenToChannel(source, channel, changed).catch((error: unknown) => {
    log.error({ err: error }, 'no notifications of changed shop pages')
    return async () => {}
  })
  return {
    changed,
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: async () => (await listening)(),
  }
}

/** Notifies all processes when the transaction is committed. */
export async function notifyOfStore(db: Database, name: string): Promise<void> {
  await db.execute(statement`SELECT pg_notify(${channel}, ${name})`)
}

/** The practitioner’s page may have to be withdrawn, or may be shown again. */
export async function notifyOfOwner({ db }: Pick<Ctx, 'db'>, { userId }: { userId: number }): Promise<void> {
  const [store] = await db
    .select({ name: storefronts.name })
    .from(storefronts)
    .where(eq(storefronts.practitionerId, userId))
  if (store) await notifyOfStore(db, store.name)
}
