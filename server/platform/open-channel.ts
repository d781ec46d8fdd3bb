import { sql } from 'drizzle-orm'
import type { Deps } from './context.ts'
import type { Database } from './database.ts'
import { listenToChannel } from './listen-to-channel.ts'

/** What has changed, for those who keep something of it in memory. */
export type Channel<Change> = {
  /** Called for the changes of all processes. Returns a function that unsubscribes. */
  onChange(listener: (change: Change) => void): () => void
  /** Calls the listeners of this process only. */
  notifyHere(change: Change): void
  close(): Promise<void>
}

type Options<Change> = {
  /** Of the database. */
  channel: string
  /** For the log: what is not heard of if the database cannot notify. */
  about: string
  read(text: string): Change
}

/** Where a notification is lost, what was kept in memory expires by age. */
export function openChannel<Change>(
  deps: Pick<Deps, 'config' | 'log' | 'sql'>,
  { channel, about, read }: Options<Change>,
): Channel<Change> {
  const listeners = new Set<(change: Change) => void>()
  const notifyHere = (change: Change) => {
    for (const listener of listeners) listener(change)
  }
  const onNotice = (text: string) => notifyHere(read(text))
  const listening = listenToChannel(deps, channel, onNotice).catch((error: unknown) => {
    deps.log.error({ err: error }, `no notifications of ${about}`)
    return async () => {}
  })
  return {
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notifyHere,
    close: async () => (await listening)(),
  }
}

/** Notifies all processes when the transaction is committed. */
export async function notifyChannel(db: Database, channel: string, text: string): Promise<void> {
  await db.execute(sql`SELECT pg_notify(${channel}, ${text})`)
}
