import { gt, sql } from 'drizzle-orm'
import { languages } from '#domain/languages.ts'
import { dayMs } from '#domain/local-time.ts'
import type { Database } from '#server/platform/database.ts'
import { productViews, subjectSearches, viewDays } from '#server/search/tables.ts'
import { inBatches } from '../catalogue/in-batches.ts'
import { drawCounts, looksADay } from './draw.ts'
import { productWishes, subjectWishes } from './wishes.ts'

type SeedSearchOptions = { db: Database; now: Date; onProgress?: (done: number, total: number) => void }

const daysSeeded = 21
const searchesPerLook = 0.5

/** The views and searches of recent weeks, unless there are any. */
export async function seedSearch({ db, now, onProgress = () => {} }: SeedSearchOptions): Promise<void> {
  const days = Array.from({ length: daysSeeded }, (_, ago) =>
    new Date(now.getTime() - ago * dayMs).toISOString().slice(0, 10),
  )
  if (await wasCountedSince(db, days.at(-1)!)) return
  await db.transaction((tx) => drawAll({ db: tx, now, onProgress }, days))
}

async function drawAll({ db, now, onProgress }: Required<SeedSearchOptions>, days: readonly string[]) {
  const [products, subjects] = [await productWishes(db, now), await subjectWishes(db)]
  for (const [index, language] of languages.entries()) {
    const timesADay = looksADay[language]
    const views = drawCounts(products, language, { days, timesADay }).map(({ of, ...counted }) => ({
      ...counted,
      language,
      productId: of.id,
    }))
    const searches = drawCounts(subjects, language, { days, timesADay: timesADay * searchesPerLook }).map(
      ({ of, ...counted }) => ({ ...counted, language, kind: of.kind, subjectId: of.id }),
    )
    await inBatches(views, 2000, (batch) => db.insert(productViews).values(batch).onConflictDoNothing())
    await inBatches(searches, 2000, (batch) => db.insert(subjectSearches).values(batch).onConflictDoNothing())
    onProgress(index + 1, languages.length)
  }
  await db.execute(sql`INSERT INTO ${viewDays} SELECT day, sum(count) FROM ${productViews} GROUP BY day
    ON CONFLICT (day) DO NOTHING`)
}

async function wasCountedSince(db: Database, day: string): Promise<boolean> {
  const views = await db.$count(productViews, gt(productViews.day, day))
  return views > 0 || (await db.$count(subjectSearches, gt(subjectSearches.day, day))) > 0
}
