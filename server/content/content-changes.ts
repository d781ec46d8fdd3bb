import { type AnyColumn, and, eq, gt, lte, or } from 'drizzle-orm'
import type { EntryKind } from '#domain/content/entries.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { startInterval } from '#server/platform/interval.ts'
import { type Channel, notifyChannel, openChannel } from '#server/platform/open-channel.ts'
import { contentEntries, contentPublications } from './tables.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    contentChanges: ContentChanges
  }
}

const channel = 'content_changes'
/** How late something scheduled may appear on cached pages. */
const pauseMs = 5000

export type ContentChange = { kind: EntryKind; slug: string }
export type ContentChanges = Omit<Channel<ContentChange>, 'notifyHere'> & {
  /** Notifies the listeners of what began or ended on schedule since the last call. */
  readSchedule(now: Date): Promise<void>
}

/** Notifies of content that readers see differently from before. */
export function openContentChanges(
  deps: Pick<Deps, 'config' | 'log' | 'sql' | 'db' | 'clock'>,
): ContentChanges {
  const { db, log, clock } = deps
  const { notifyHere, ...changes } = openChannel<ContentChange>(deps, {
    channel,
    about: 'changed content',
    read: (text) => JSON.parse(text),
  })
  let readAt = clock()
  let last: Promise<void> = Promise.resolve()
  /** One after another, so that nothing is announced twice. */
  function readSchedule(now: Date) {
    last = last
      .catch(() => {})
      .then(async () => {
        for (const change of await scheduledChanges(db, { after: readAt, until: now })) notifyHere(change)
        readAt = now
      })
    return last
  }
  const reading = startInterval({ what: 'reading scheduled content', pauseMs }, log, () =>
    readSchedule(clock()),
  )
  return {
    ...changes,
    readSchedule,
    async close() {
      await reading.close()
      await changes.close()
    },
  }
}

/** Notifies all processes when the transaction is committed. */
export function notifyOfContent(db: Database, { kind, slug }: ContentChange): Promise<void> {
  return notifyChannel(db, channel, JSON.stringify({ kind, slug }))
}

function scheduledChanges(db: Database, { after, until }: { after: Date; until: Date }) {
  const passed = (column: AnyColumn) => and(gt(column, after), lte(column, until))
  return db
    .selectDistinct({ kind: contentEntries.kind, slug: contentEntries.slug })
    .from(contentPublications)
    .innerJoin(contentEntries, eq(contentEntries.id, contentPublications.entryId))
    .where(or(passed(contentPublications.from), passed(contentPublications.until)))
}
