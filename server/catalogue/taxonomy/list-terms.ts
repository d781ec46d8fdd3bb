import { asc, eq, sql } from 'drizzle-orm'
import type { AdminTerm } from '#contract/taxonomy.ts'
import type { Database } from '#server/platform/database.ts'
import { productTerms, termNames, terms } from '../tables.ts'

/** All terms with their names and how many products have them. */
export async function listTerms(db: Database): Promise<AdminTerm[]> {
  const [rows, names, used] = await Promise.all([
    db.select().from(terms).orderBy(asc(terms.position), asc(terms.id)),
    db.select().from(termNames),
    db
      .select({ id: productTerms.termId, products: sql<number>`count(*)::int` })
      .from(productTerms)
      .groupBy(productTerms.termId),
  ])
  const namesOf = Map.groupBy(names, ({ termId }) => termId)
  const usesOf = new Map(used.map(({ id, products }) => [id, products]))
  return rows.map(({ id, group, slug, parentId, position }) => ({
    id,
    group,
    slug,
    parent_id: parentId,
    position,
    names: Object.fromEntries((namesOf.get(id) ?? []).map(({ language, name }) => [language, name])),
    products: usesOf.get(id) ?? 0,
  }))
}

export async function readPlaces(db: Database, group: AdminTerm['group']) {
  return db
    .select({ id: terms.id, parentId: terms.parentId, position: terms.position })
    .from(terms)
    .where(eq(terms.group, group))
}
