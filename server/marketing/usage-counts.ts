import { sql } from 'drizzle-orm'
import type { UserTypeId } from '#domain/accounts/user-types.ts'
import type { UsageName } from '#domain/marketing/usage.ts'
import type { Deps } from '#server/platform/context.ts'
import { startInterval } from '#server/platform/interval.ts'
import { usageCounts } from './tables.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    counts: UsageCounts
  }
}

/** How often counts are written to the database: thousands of changes share one row. */
const pauseMs = 5000

/** Counts what happens, by day and role and without personal data. A process that crashes loses the last seconds. */
export type UsageCounts = {
  count(event: UsageName, by: { userTypeId: UserTypeId }): void
  flush(): Promise<void>
  close(): Promise<void>
}

export function openUsageCounts({ clock, db, log }: Pick<Deps, 'clock' | 'db' | 'log'>): UsageCounts {
  let counted = new Map<string, { day: string; userTypeId: UserTypeId; event: UsageName; count: number }>()

  async function flush() {
    const rows = [...counted.values()]
    counted = new Map()
    if (rows.length === 0) return
    const { day, userTypeId, event, count } = usageCounts
    await db
      .insert(usageCounts)
      .values(rows)
      .onConflictDoUpdate({
        target: [day, userTypeId, event],
        set: { count: sql`${count} + excluded.count` },
      })
      .catch((error) => log.warn({ err: error }, 'usage not counted'))
  }

  const writing = startInterval({ what: 'counting usage', pauseMs }, log, flush)

  return {
    count(event, { userTypeId }) {
      const day = clock().toISOString().slice(0, 10)
      const key = `${day} ${userTypeId} ${event}`
      counted.set(key, { day, userTypeId, event, count: (counted.get(key)?.count ?? 0) + 1 })
    },
    flush,
    async close() {
      await writing.close()
      await flush()
    },
  }
}
