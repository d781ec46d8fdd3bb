import { sql } from 'drizzle-orm'
import type { Language } from '#domain/languages.ts'
import { demandDays, halfLifeDays, type Wanted } from '#domain/search/demand.ts'
import type { Subject } from '#server/catalogue/queries/search-products.ts'
import type { Database } from '#server/platform/database.ts'
import { productViews, subjectSearches } from '../tables.ts'

/** Products beyond these are not popular, whatever the order between them. */
const productsRanked = 2000
const subjectsRanked = 100
/** What a few people searched for once is nothing that people often search for. */
const oftenFrom = 3
const dayMs = 86_400_000
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** `counts`: the table with `day`, `language` and `count`; `score` falls by half with each half-life. */
const recent = (counts: typeof productViews | typeof subjectSearches, now: Date) => {
  const oldest = dayOf(new Date(now.getTime() - demandDays * dayMs))
  return {
    score: sql`sum(${counts.count} * 0.5::float8 ^ ((${dayOf(now)}::date - ${counts.day}) / ${halfLifeDays}::float8))`,
    within: sql`${counts.day} > ${oldest} AND ${counts.day} <= ${dayOf(now)}`,
  }
}

export async function wantedProducts(db: Database, now: Date): Promise<Wanted<number>[]> {
  const { score, within } = recent(productViews, now)
  return db.execute<{ language: Language; what: number; score: number }>(sql`
    SELECT language, what, score FROM (
      SELECT ${productViews.language} AS language, ${productViews.productId} AS what, ${score} AS score,
        row_number() OVER (PARTITION BY ${productViews.language} ORDER BY ${score} DESC, ${productViews.productId}) AS place
      FROM ${productViews} WHERE ${within} GROUP BY 1, 2
    ) AS ranked WHERE place <= ${productsRanked} ORDER BY score DESC, what`)
}

export async function wantedSubjects(db: Database, now: Date): Promise<Wanted<Subject>[]> {
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
