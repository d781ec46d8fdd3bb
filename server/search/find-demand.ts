import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Language } from '#domain/languages.ts'
import { dayMs } from '#domain/local-time.ts'
import { type DemandEntry, demandDays, halfLifeDays, saleWeight } from '#domain/search/demand.ts'
import type { Subject } from '#server/catalogue/search-products.ts'
import type { Database } from '#server/platform/database.ts'
import { productViews, subjectSearches } from './tables.ts'

/** Products beyond these do not count as popular. */
const productsRanked = 2000
const subjectsRanked = 100
/** What a few people searched for once is not a popular search. */
const oftenFrom = 3
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

type Counts = { day: SQLWrapper; count: SQLWrapper }

/** The score halves with each half-life. */
const recent = ({ day, count }: Counts, now: Date) => {
  const oldest = dayOf(new Date(now.getTime() - demandDays * dayMs))
  return {
    score: sql`sum(${count} * 0.5::float8 ^ ((${dayOf(now)}::date - ${day}) / ${halfLifeDays}::float8))`,
    within: sql`${day} > ${oldest} AND ${day} <= ${dayOf(now)}`,
  }
}

/**
 * Rows of `day`, `language` and `product`, one for each product of an order, however many packs were bought. Supplied,
 * since orders come after the search.
 */
export type SalesQuery = SQL

/** By views and sales: each product counts once per order, however many packs were bought. */
export async function wantedProducts(
  { db, sales }: { db: Database; sales: SalesQuery },
  now: Date,
): Promise<DemandEntry<number>[]> {
  const { score, within } = recent({ day: sql`day`, count: sql`count` }, now)
  const looks = sql`SELECT ${productViews.day} AS day, ${productViews.language} AS language,
      ${productViews.productId} AS what, ${productViews.count} AS count FROM ${productViews}`
  const bought = sql`SELECT day, language, product, ${saleWeight}::integer FROM (${sales}) AS sales`
  return db.execute<{ language: Language; what: number; score: number }>(sql`
    SELECT language, what, score FROM (
      SELECT language, what, ${score} AS score,
        row_number() OVER (PARTITION BY language ORDER BY ${score} DESC, what) AS place
      FROM (${looks} UNION ALL ${bought}) AS wanted WHERE ${within} GROUP BY 1, 2
    ) AS ranked WHERE place <= ${productsRanked} ORDER BY score DESC, what`)
}

export async function wantedSubjects(db: Database, now: Date): Promise<DemandEntry<Subject>[]> {
  const { score, within } = recent(subjectSearches, now)
  const { language, kind, subjectId } = subjectSearches
  const rows = await db.execute<{ language: Language; kind: Subject['kind']; id: number; score: number }>(sql`
    SELECT language, kind, id, score FROM (
      SELECT ${language} AS language, ${kind} AS kind, ${subjectId} AS id, ${score} AS score,
        row_number() OVER (PARTITION BY ${language} ORDER BY ${score} DESC, ${kind}, ${subjectId}) AS place
      FROM ${subjectSearches} WHERE ${within} GROUP BY 1, 2, 3 HAVING sum(${subjectSearches.count}) >= ${oftenFrom}
    ) AS ranked WHERE place <= ${subjectsRanked} ORDER BY score DESC, kind, id`)
  return rows.map(({ kind, id, ...wanted }) => ({ ...wanted, what: { kind, id } }))
}
