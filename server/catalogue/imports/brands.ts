import { eq, inArray, sql } from 'drizzle-orm'
import type { Decision } from '#domain/catalogue/imports/decide-rows.ts'
import type { Database } from '#server/platform/database.ts'
import { brands } from '../tables.ts'
import { imports } from './tables.ts'

/** Ids of the brands in a batch; new ones are created and recorded with this import. */
export async function brandIdsFor(
  db: Database,
  importId: number,
  decisions: readonly Decision[],
  slugs: readonly string[],
): Promise<Map<string, number>> {
  const named = new Map(
    decisions.flatMap(({ brand, after }) => (brand && after ? [[brand.slug, brand]] : [])),
  )
  const wanted = [...new Set([...slugs, ...named.keys()])]
  if (wanted.length === 0) return new Map()
  const present = await db
    .select({ id: brands.id, slug: brands.slug })
    .from(brands)
    .where(inArray(brands.slug, wanted))
  const ids = new Map(present.map(({ id, slug }) => [slug, id]))
  const missing = [...named.values()].filter(({ slug }) => !ids.has(slug))
  if (missing.length === 0) return ids
  const made = await db
    .insert(brands)
    .values(missing.map(({ slug, name, country, design }) => ({ slug, name, country, design })))
    .returning({ id: brands.id, slug: brands.slug })
  for (const { id, slug } of made) ids.set(slug, id)
  await db
    .update(imports)
    .set({ brandIds: sql`${imports.brandIds} || ${sql.param(made.map(({ id }) => id))}::int[]` })
    .where(eq(imports.id, importId))
  return ids
}
