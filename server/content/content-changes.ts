import { type AnyColumn, and, eq, gt, lte, or, sql as statement } from 'drizzle-orm'
import type { EntryKind } from '#domain/content/entries.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { startInterval } from '#server/platform/interval.ts'
import { listenToChannel } from '#server/platform/listen-to-channel.ts'
import { contentEntries, contentPublications } from './tables.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    contentChanges: ContentChanges
  }
}

const channel = 'content_changes'
/** How late something scheduled may appear on cached pages. */
const pauseMs = 5000

type Listener = (change: ContentChange) => void
export type ContentChange = { kind: EntryKind; slug: string }
export type ContentChanges = {
  /** Something that readers see changed in this process. */
  changed(change: ContentChange): void
  /** Called for the changes of all processes. Returns a function that unsubscribes. */
  onChange(listener: Listener): () => void
  /** Notifies the listeners of what began or ended on schedule since the last call. */
  readSchedule(now: Date): Promise<void>
  close(): Promise<void>
}

/** Notifies of content that readers see differently from before. Where a notification is lost, pages expire by age. */
export function openContentChanges({
  db,
  log,
  clock,
  ...source
}: Pick<Deps, 'config' | 'log' | 'sql' | 'db' | 'clock'>): ContentChanges {
  const listeners = new Set<Listener>()
  const changed = (change: ContentChange) => {
    for (const listener of listeners) listener(change)
  }
  const listening = listenToChannel(source, channel, (text) => changed(JSON.parse(text))).catch(
    (error: unknown) => {
      log.error({ err: error }, 'no notifications of changed content')
      return async () => {}
    },
  )
  let readAt = clock()
  async function readSchedule(now: Date) {
    for (const change of await scheduledChanges(db, { after: readAt, until: now })) changed(change)
    readAt = now
  }
  const reading = startInterval({ what: 'reading scheduled content', pauseMs }, log, () =>
    readSchedule(clock()),
  )
  return {
    changed,
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    readSchedule,
    async close() {
      await reading.close()
      await (await listening)()
    },
  }
}

/** Notifies all processes when the transaction is committed. */
export async function notifyOfContent(db: Database, { kind, slug }: ContentChange): Promise<void> {
  await db.execute(statement`SELECT pg_notify(${channel}, ${JSON.stringify({ kind, slug })})`)
}

function scheduledChanges(db: Database, { after, until }: { after: Date; until: Date }) {
  const passed = (column: AnyColumn) => and(gt(column, after), lte(column, until))
  return db
    .selectDistinct({ kind: contentEntries.kind, slug: contentEntries.slug })
    .from(contentPublications)
    .innerJoin(contentEntries, eq(contentEntries.id, contentPublications.entryId))
    .where(or(passed(contentPublications.from), passed(contentPublications.until)))
}
