import { sql } from 'drizzle-orm'
import { dateOf } from '#domain/days.ts'
import type { Language } from '#domain/languages.ts'
import { today } from '#domain/local-time.ts'
import { regionSettings } from '#domain/regions.ts'
import type { Subject } from '#server/catalogue/search-products.ts'
import { products } from '#server/catalogue/tables.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { startInterval } from '#server/platform/interval.ts'
import { productViews, subjectSearches, viewDays } from '../tables.ts'
import { type DailyCount, openDailyCounts } from './daily-counts.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    searchCounts: SearchCounts
  }
}

/** How often counts are written to the database: many views share one row. */
const pauseMs = 5000

/**
 * Counts views and searches, by day and language and without personal data. A process that crashes loses the last
 * seconds.
 */
export type SearchCounts = {
  countView(productId: number, language: Language): void
  countSearch(subject: Subject, language: Language): void
  flush(): Promise<void>
  close(): Promise<void>
}

type Counting = Pick<Deps, 'clock' | 'db' | 'log' | 'region'>

export function openSearchCounts({ clock, db, log, region }: Counting): SearchCounts {
  const { timeZone } = regionSettings[region]
  const views = openDailyCounts<ViewedProduct>(clock)
  const searches = openDailyCounts<SearchedFor>(clock)

  async function flush() {
    await Promise.all([addViews(db, views.take()), addSearches(db, searches.take())]).catch((error) =>
      log.warn({ err: error }, 'looks and searches not counted'),
    )
  }

  const writing = startInterval({ what: 'counting looks and searches', pauseMs }, log, flush)

  return {
    countView: (productId, language) => {
      const shopDay = dateOf(today(timeZone, clock()))
      views.add(`${language} ${productId} ${shopDay}`, { language, productId, shopDay })
    },
    countSearch: ({ kind, id }, language) =>
      searches.add(`${language} ${kind} ${id}`, { language, kind, id }),
    flush,
    async close() {
      await writing.close()
      await flush()
    },
  }
}

/** `shopDay` is the date in the shop's time zone. */
type ViewedProduct = { language: Language; productId: number; shopDay: string }
type SearchedFor = { language: Language } & Subject

/** Products that were deleted meanwhile, or never existed, are left out. */
async function addViews(db: Database, rows: readonly DailyCount<ViewedProduct>[]): Promise<void> {
  if (rows.length === 0) return
  // In the same order everywhere, to prevent deadlocks.
  await db.execute(sql`
    WITH looked AS (SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json)
      AS row(day date, language text, "productId" bigint, "shopDay" date, count int)),
    sold AS (SELECT id FROM ${products} WHERE id IN (SELECT "productId" FROM looked) ORDER BY id FOR KEY SHARE),
    totals AS (INSERT INTO ${viewDays} (day, count)
      SELECT "shopDay", sum(count) FROM looked JOIN sold ON id = "productId" GROUP BY 1 ORDER BY 1
      ON CONFLICT (day) DO UPDATE SET count = ${viewDays.count} + excluded.count)
    INSERT INTO ${productViews} (day, language, product_id, count)
    SELECT day, language, id, sum(count) FROM looked JOIN sold ON id = "productId"
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (day, language, product_id) DO UPDATE SET count = ${productViews.count} + excluded.count`)
}

async function addSearches(db: Database, rows: readonly DailyCount<SearchedFor>[]): Promise<void> {
  if (rows.length === 0) return
  await db.execute(sql`
    INSERT INTO ${subjectSearches} (day, language, kind, subject_id, count)
    SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json)
      AS row(day date, language text, kind text, id int, count int)
    ORDER BY day, language, kind, id
    ON CONFLICT (day, language, kind, subject_id) DO UPDATE SET count = ${subjectSearches.count} + excluded.count`)
}
